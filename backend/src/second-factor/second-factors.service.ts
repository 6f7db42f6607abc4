import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { invalid, type Factor } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database, type Tx } from '../database/database.js';
import { setSecondFactor } from '../users/accounts.js';
import { AuthenticatorApp, Passkey, RecoveryCode } from './factor.entities.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { Passkeys } from './passkeys.js';
import type { ProofInput } from './factor.inputs.js';
import { useRecoveryCode } from './recovery-codes.js';

/** Lists a member's second factors and checks proofs of them. */
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
    const { manager } = this.database;
    const [passkey, authenticator, codes] = await Promise.all([
      manager.existsBy(Passkey, { userId }),
      manager.existsBy(AuthenticatorApp, { userId, confirmedAt: Not(IsNull()) }),
      manager.existsBy(RecoveryCode, { userId }),
    ]);
    return [
      ...(passkey ? (['passkey'] as const) : []),
      ...(authenticator ? (['authenticator'] as const) : []),
      ...(codes ? (['recovery-code'] as const) : []),
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

  /** Records on the account, which the caller has locked, whether it has a factor. Without one, recovery codes go too. */
  async refresh(tx: Tx, userId: string): Promise<boolean> {
    const has =
      (await tx.manager.existsBy(Passkey, { userId })) ||
      (await tx.manager.existsBy(AuthenticatorApp, { userId, confirmedAt: Not(IsNull()) }));
    await setSecondFactor(tx, userId, has);
    if (!has) await tx.manager.delete(RecoveryCode, { userId });
    return has;
  }
}
