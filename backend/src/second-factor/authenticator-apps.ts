import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Config } from '../common/config.js';
import { Database, type Tx } from '../database/database.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import type { AuthenticatorSetup } from './factors.types.js';
import { SecretBox } from './secret-box.js';

const ISSUER = 'Handover';
/** One time step in both directions, for inaccurate clocks. */
const TOLERANCE_S = 30;

interface Row {
  secret: Buffer;
  lastStep: string | null;
}

/** Time-based codes (RFC 6238) from an app on the member's phone. */
@Injectable()
export class AuthenticatorApps {
  private readonly box: SecretBox;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.box = new SecretBox(config.sessionSecret);
  }

  /** A new secret for the member's app, which replaces an unconfirmed one; null if the member has an active app. */
  async begin(userId: string, email: string): Promise<AuthenticatorSetup | null> {
    const secret = generateSecret();
    const [kept] = await this.database.query(
      `insert into authenticator_apps as a (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null
         where a.confirmed_at is null
       returning 1 as kept`,
      [userId, this.box.seal(secret)],
    );
    return kept ? { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) } : null;
  }

  /** Activates the app: the first code proves that it has the secret. */
  async confirm(tx: Tx, userId: string, code: string): Promise<boolean> {
    if (!(await this.accepts(tx, userId, code, 'confirmed_at is null'))) return false;
    await tx.manager.update(AuthenticatorApp, { userId }, { confirmedAt: () => 'now()' });
    return true;
  }

  /** True if the code is currently valid and was not used before. */
  verify(tx: Pick<Tx, 'query'>, userId: string, code: string): Promise<boolean> {
    return this.accepts(tx, userId, code, 'confirmed_at is not null');
  }

  async remove(tx: Tx, userId: string): Promise<boolean> {
    const removed = await tx.manager.delete(AuthenticatorApp, { userId, confirmedAt: Not(IsNull()) });
    return removed.affected === 1;
  }

  private async accepts(
    tx: Pick<Tx, 'query'>,
    userId: string,
    code: string,
    condition: string,
  ): Promise<boolean> {
    const [row] = await tx.query<Row>(
      `select secret, last_step as "lastStep" from authenticator_apps where user_id = $1 and ${condition}`,
      [userId],
    );
    const secret = row && this.box.open(row.secret);
    if (!secret) return false;
    const checked = verifySync({ secret, token: code, epochTolerance: TOLERANCE_S });
    if (!checked.valid || !('timeStep' in checked)) return false;
    // SQL: the condition in the same statement lets only one of two concurrent requests use the code
    const accepted = await tx.query(
      `update authenticator_apps set last_step = $2
       where user_id = $1 and ${condition} and (last_step is null or last_step < $2) returning 1 as accepted`,
      [userId, checked.timeStep],
    );
    return accepted.length > 0;
  }
}
