import { Injectable } from '@nestjs/common';
import { invalid, type Factor } from '../common/errors.js';
import { RateLimits } from '../common/rate-limits.js';
import { Database, type Tx } from '../database/database.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { dropFactors } from './drop-factors.js';
import { Passkeys } from './passkeys.js';
import type { ProofInput } from './proof.input.js';
import { useRecoveryCode } from './recovery-codes.js';

/** A member's second factors as a whole: which there are, and whether one was shown. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly limits: RateLimits,
  ) {}

  /** The factors that the member has, the easiest first. */
  async of(userId: string): Promise<Factor[]> {
    const [has] = await this.database.query<{ passkey: boolean; authenticator: boolean; codes: boolean }>(
      `select exists (select 1 from passkeys where user_id = $1) as passkey,
         exists (select 1 from authenticator_apps where user_id = $1 and confirmed_at is not null) as authenticator,
         exists (select 1 from recovery_codes where user_id = $1) as codes`,
      [userId],
    );
    return [
      ...(has?.passkey ? (['passkey'] as const) : []),
      ...(has?.authenticator ? (['authenticator'] as const) : []),
      ...(has?.codes ? (['recovery-code'] as const) : []),
    ];
  }

  /**
   * Throws unless the input has a passkey's answer, a code of the member's app or a recovery code. Tries are limited per
   * account, separately for sign-ins and for sessions: a stranger who knows the password can use up the tries of a
   * sign-in, and must not keep the signed-in owner from changing that password.
   */
  async prove(
    userId: string,
    sid: string,
    { code, passkey }: ProofInput,
    during: 'sign-in' | 'session',
  ): Promise<void> {
    if (passkey) return this.passkeys.verify(sid, userId, passkey);
    if (!code) throw invalid({ code: 'Please enter a code.' });
    await this.limits.take('secondFactor', `${during} ${userId}`);
    const digits = code.replace(/\s/g, '');
    const accepted = /^\d{6}$/.test(digits)
      ? await this.apps.verify(this.database, userId, digits)
      : await useRecoveryCode(this.database, userId, code);
    if (!accepted) throw invalid({ code: 'This code is wrong or was used before.' });
  }

  /** Notes on the account whether it has a factor. The last one takes the recovery codes with it. */
  async refresh(tx: Tx, userId: string): Promise<boolean> {
    const [row] = await tx.query<{ has: boolean }>(
      `update users set has_second_factor = exists (select 1 from passkeys where user_id = $1)
         or exists (select 1 from authenticator_apps where user_id = $1 and confirmed_at is not null)
       where id = $1 returning has_second_factor as has`,
      [userId],
    );
    if (!row?.has) await tx.query('delete from recovery_codes where user_id = $1', [userId]);
    return row?.has ?? false;
  }

  /** Removes all of a member's factors: for a deleted account, and for one that changes owners. */
  async drop(tx: Tx, userId: string): Promise<void> {
    await dropFactors(tx, userId);
  }
}
