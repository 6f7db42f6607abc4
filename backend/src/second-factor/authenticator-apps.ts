import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { Config } from '../common/config/config.js';
import { Database, type Tx } from '../database/database.js';
import { SettingsService } from '../settings/settings.service.js';
import { AuthenticatorApp } from './factor.entities.js';
import type { AuthenticatorSetup } from './factors.types.js';
import { SecretBox } from './secret-box.js';

/** One time step in both directions, for inaccurate clocks. */
const TOLERANCE_S = 30;

/** Time-based codes (RFC 6238) from an app on the member's phone. */
@Injectable()
export class AuthenticatorApps {
  private readonly box: SecretBox;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {
    this.box = new SecretBox(config.sessionSecret);
  }

  /**
   * A new secret for the member's app, which replaces an unconfirmed one; null if the member has an active app. SQL: the
   * insertion and the check for an active app are one statement.
   */
  async begin(userId: string, email: string): Promise<AuthenticatorSetup | null> {
    const secret = generateSecret();
    const [kept] = await this.database.query(
      `insert into authenticator_apps as a (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null
         where a.confirmed_at is null
       returning 1 as kept`,
      [userId, this.box.seal(secret)],
    );
    if (!kept) return null;
    const { title: issuer } = await this.settings.siteInfo();
    return { secret, uri: generateURI({ issuer, label: email, secret }) };
  }

  /** Activates the app: the first code proves that it has the secret. */
  async confirm(tx: Tx, userId: string, code: string): Promise<boolean> {
    if (!(await this.accepts(tx, userId, code, false))) return false;
    await tx.manager.update(AuthenticatorApp, { userId }, { confirmedAt: () => 'now()' });
    return true;
  }

  /** True if the code is currently valid and was not used before. */
  verify(on: Pick<Tx, 'manager'>, userId: string, code: string): Promise<boolean> {
    return this.accepts(on, userId, code, true);
  }

  async remove(tx: Tx, userId: string): Promise<boolean> {
    const removed = await tx.manager.delete(AuthenticatorApp, { userId, confirmedAt: Not(IsNull()) });
    return removed.affected === 1;
  }

  private async accepts(
    { manager }: Pick<Tx, 'manager'>,
    userId: string,
    code: string,
    isConfirmed: boolean,
  ): Promise<boolean> {
    const confirmedAt = isConfirmed ? Not(IsNull()) : IsNull();
    const app = await manager.findOneBy(AuthenticatorApp, { userId, confirmedAt });
    const secret = app && this.box.open(app.secret);
    if (!secret) return false;
    const checked = verifySync({ secret, token: code, epochTolerance: TOLERANCE_S });
    if (!checked.valid || !('timeStep' in checked)) return false;
    const lastStep = String(checked.timeStep);
    // the condition lets only one of two concurrent requests use the code
    const unused = [{ lastStep: IsNull() }, { lastStep: LessThan(lastStep) }];
    const accepted = await manager.update(
      AuthenticatorApp,
      unused.map((condition) => ({ userId, confirmedAt, ...condition })),
      { lastStep },
    );
    return accepted.affected === 1;
  }
}
