import type { Scope } from '@handover/domain/business/scopes';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { Viewer } from '../common/api/request-of.js';
import type { RequestToken } from '../common/api/scopes.js';
import { withoutRoles } from '../common/api/token-reach.js';
import { Database, type Statement } from '../database/database.js';
import { isActing, joinCurrentUser, toCurrentUser } from '../users/user.rows.js';
import { isInRanges } from './ip-ranges.js';
import { hashOf, isSecret } from './token-secrets.js';

/** The token `t` of the hash, unless it has expired. */
const WORKS = (hash: string) =>
  `(t.hash = ${hash} or t.old_hash = ${hash} and t.old_until > now()) and t.expires_at > now()`;

/** SQL: runs with each request that has a token, so token and member are read in one round trip. */
const FIND: Statement = {
  name: 'tokens.find',
  text: `select t.id as "tokenId", t.scopes, t.ip_ranges as "ipRanges", t.organisation_id as "organisationId",
           coalesce(t.last_used_at < now() - interval '1 minute', true) as "isDue", member.*
         from api_tokens t ${joinCurrentUser('t.user_id')} where ${WORKS('$1')}`,
  isQuick: true,
};

/** SQL: compares with the clock of the database. Of several requests at once, the first one writes. */
const USED: Statement = {
  name: 'tokens.used',
  text: `update api_tokens set last_used_at = now()
         where id = $1 and coalesce(last_used_at < now() - interval '1 minute', true)`,
};

/** SQL: compares with the clock of the database; one statement for the tokens of all sockets. */
const ENDED: Statement = {
  name: 'tokens.ended',
  text: `select asked.hash from unnest($1::text[]) asked (hash)
         where not exists (select from api_tokens t where ${WORKS('asked.hash')} and ${isActing('t.user_id')})`,
};

export interface FoundToken {
  token: RequestToken;
  /** Of the secret that was sent. */
  hash: string;
  viewer: Viewer;
}

interface Row {
  tokenId: string;
  scopes: Scope[];
  ipRanges: string[];
  organisationId: string | null;
  isDue: boolean;
  /** Null if the account may not act. */
  id: string | null;
}

/** Finds the token of a secret. Read for each request, so that a revoked token is refused at the next one. */
@Injectable()
export class TokenStore {
  constructor(
    private readonly database: Database,
    private readonly logger: PinoLogger,
  ) {}

  /** Null for a secret that does not work from this address, or if the account may not act. */
  async find(secret: string, ip: string): Promise<FoundToken | null> {
    return isSecret(secret) ? this.findByHash(hashOf(secret), ip) : null;
  }

  async findByHash(hash: string, ip: string): Promise<FoundToken | null> {
    const [row] = await this.database.query<Row>(FIND, [hash]);
    if (!row?.id) return null;
    const { tokenId, scopes, ipRanges, organisationId, isDue, ...member } = row;
    if (!isInRanges(ip, ipRanges)) return null;
    if (isDue) this.used(tokenId);
    const owner: Viewer = Object.assign(toCurrentUser(member), { actsFor: organisationId });
    // also after the owner has stopped being an admin
    const allowed = owner.isAdmin ? scopes : scopes.filter((scope) => scope !== 'admin:read');
    const viewer = allowed.includes('admin:read') ? owner : withoutRoles(owner);
    return { token: { id: tokenId, scopes: allowed, organisationId }, hash, viewer };
  }

  /** Which of these hashes no longer work, or belong to an account that may not act. */
  async endedOf(hashes: readonly string[]): Promise<string[]> {
    return (await this.database.query<{ hash: string }>(ENDED, [hashes])).map(({ hash }) => hash);
  }

  /** Beside the request: it neither waits for this nor fails with it. */
  private used(id: string): void {
    this.database
      .query(USED, [id])
      .catch((error: unknown) =>
        this.logger.warn({ reason: String(error) }, 'The use of a token could not be recorded'),
      );
  }
}
