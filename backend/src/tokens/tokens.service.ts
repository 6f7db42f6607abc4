import { ADMIN_SCOPES, MOST_TOKENS } from '@handover/domain/business/scopes';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, invalid, notFound, unauthenticated } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { SecurityChange } from '../jobs/mail.job.js';
import { lockOwnAccount } from '../users/accounts.js';
import { ApiToken, NewToken } from './api-token.entity.js';
import { isRange } from './ip-ranges.js';
import { TokenOwners } from './token-owners.js';
import { hashOf, newSecret, PREFIX_LENGTH } from './token-secrets.js';
import type { CreateTokenInput, RotateTokenInput } from './token.inputs.js';

/** A member's API tokens. Each change is audited, and the member gets a mail about it. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly owners: TokenOwners,
    private readonly topics: TopicBus,
  ) {}

  list(caller: RequestContext): Promise<ApiToken[]> {
    return this.database.manager.find(ApiToken, {
      where: { userId: viewerOf(caller).id },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async create(
    caller: RequestContext,
    { name, scopes, expiresInDays, ...input }: CreateTokenInput,
  ): Promise<NewToken> {
    const viewer = viewerOf(caller);
    const ipRanges = (input.ipRanges ?? []).map((range) => range.trim());
    if (!ipRanges.every(isRange))
      throw invalid({ ipRanges: 'Please give addresses or ranges such as 203.0.113.0/24.' });
    if (!viewer.isAdmin && scopes.some((scope) => ADMIN_SCOPES.includes(scope)))
      throw new AppError('FORBIDDEN', 'Only an admin can create a token with the scope admin:read.');
    const organisationId = input.organisationId ?? null;
    if (organisationId) await this.owners.requireOwner(viewer, organisationId);
    return this.change(caller, 'token-created', async (tx) => {
      if ((await tx.manager.countBy(ApiToken, { userId: viewer.id })) >= MOST_TOKENS)
        throw new AppError('CONFLICT', `You have ${MOST_TOKENS} tokens already. Revoke one first.`);
      const secret = newSecret();
      const token = { name, scopes, ipRanges, organisationId, userId: viewer.id, ...storedOf(secret) };
      const expiresAt = () => `now() + interval '${expiresInDays} days'`;
      const { identifiers } = await tx.manager.insert(ApiToken, { ...token, expiresAt });
      const { id } = identifiers[0] as { id: string };
      await this.record(tx, caller, 'token.create', id, null, { name, scopes, ipRanges, expiresInDays });
      return shownOnce(id, secret);
    });
  }

  /** Gives it a new secret. The one before it works for some hours; an even older one stops at once. */
  rotate(caller: RequestContext, id: string, { overlapHours }: RotateTokenInput): Promise<NewToken> {
    return this.change(caller, 'token-rotated', async (tx) => {
      const { hash, prefix } = await this.own(tx, caller, id);
      const secret = newSecret();
      const oldUntil = () => `now() + interval '${overlapHours} hours'`;
      await tx.manager.update(ApiToken, { id }, { ...storedOf(secret), oldHash: hash, oldUntil });
      await this.record(tx, caller, 'token.rotate', id, { prefix }, { overlapHours });
      return shownOnce(id, secret);
    });
  }

  /** Its next request is refused, and its sockets close. */
  revoke(caller: RequestContext, id: string): Promise<Done> {
    return this.change(caller, 'token-revoked', async (tx) => {
      const { name, scopes } = await this.own(tx, caller, id);
      await tx.manager.delete(ApiToken, { id });
      await this.record(tx, caller, 'token.revoke', id, { name, scopes }, null);
      tx.afterCommit(() => this.topics.publish('tokenRevoked', { tokenId: id }));
      return DONE;
    });
  }

  /** Locks the account, so that two requests at once do not exceed the number of tokens. */
  private change<Result>(
    caller: RequestContext,
    change: SecurityChange,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (tx) => {
      const member = await lockOwnAccount(tx, viewerOf(caller).id);
      if (!member) throw unauthenticated();
      const result = await work(tx);
      const data = { change, ip: caller.ip, at: new Date().toISOString() };
      await enqueue(tx, 'mail', { template: 'security-notice', to: member.email, data });
      return result;
    });
  }

  private async own(tx: Tx, caller: RequestContext, id: string): Promise<ApiToken> {
    const where = { id, userId: viewerOf(caller).id };
    const token = isUuid(id) ? await tx.manager.findOne(ApiToken, { where }) : null;
    if (!token) throw notFound('Token');
    return token;
  }

  private record(
    tx: Tx,
    caller: RequestContext,
    action: 'token.create' | 'token.rotate' | 'token.revoke',
    id: string,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    return this.audit.record(tx, caller, action, { type: 'token', id }, before, after);
  }
}

const storedOf = (secret: string) => ({ hash: hashOf(secret), prefix: secret.slice(0, PREFIX_LENGTH) });

const shownOnce = (id: string, token: string): NewToken =>
  Object.assign(new NewToken(), { id, token, prefix: token.slice(0, PREFIX_LENGTH) });
