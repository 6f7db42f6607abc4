import { Injectable } from '@nestjs/common';
import { SessionStore } from '../sessions/session.store.js';
import { AppError, invalid, notFound, unauthenticated } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { SecurityChange } from '../jobs/mail.job.js';
import { findAccount, lockOwnAccount } from '../users/accounts.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import type { AddPasskeyInput, ConfirmAuthenticatorInput } from './factor.inputs.js';
import { AccountSecurity, AuthenticatorSetup, FactorChange, type PasskeyOptions } from './factors.types.js';
import { Passkeys } from './passkeys.js';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.js';
import { SecondFactors } from './second-factors.service.js';
import { sessionOf } from './step-up.service.js';

/** Shows and changes a member's own second factors. The member gets a mail about each change. */
@Injectable()
export class MyFactors {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly factors: SecondFactors,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
  ) {}

  async overview(caller: RequestContext): Promise<AccountSecurity> {
    const { id, email, hasSecondFactor, staffLocked } = viewerOf(caller);
    const [found, factors, passkeys, codes] = await Promise.all([
      findAccount(this.database, email),
      this.factors.of(id),
      this.passkeys.list(id),
      recoveryCodesLeft(this.database, id),
    ]);
    return Object.assign(new AccountSecurity(), {
      hasPassword: Boolean(found?.passwordHash),
      hasSecondFactor,
      hasAuthenticator: factors.includes('authenticator'),
      passkeys,
      recoveryCodesLeft: codes,
      setupRequired: staffLocked,
    });
  }

  async beginAuthenticator(caller: RequestContext): Promise<AuthenticatorSetup> {
    const { id, email } = viewerOf(caller);
    const setup = await this.apps.begin(id, email);
    if (!setup)
      throw new AppError(
        'CONFLICT',
        'You have an authenticator app already. Remove it before adding another.',
      );
    return Object.assign(new AuthenticatorSetup(), setup);
  }

  confirmAuthenticator(caller: RequestContext, { code }: ConfirmAuthenticatorInput): Promise<FactorChange> {
    return this.change(caller, 'authenticator-added', async (tx, userId) => {
      if (!(await this.apps.confirm(tx, userId, code)))
        throw invalid({
          code: 'This code is not right. Check the clock of your phone and try the next code.',
        });
    });
  }

  removeAuthenticator(caller: RequestContext): Promise<FactorChange> {
    return this.change(caller, 'authenticator-removed', async (tx, userId) => {
      if (!(await this.apps.remove(tx, userId))) throw notFound('Authenticator app');
    });
  }

  async beginPasskey(caller: RequestContext): Promise<PasskeyOptions> {
    return this.passkeys.registration(sessionOf(caller), viewerOf(caller));
  }

  async addPasskey(caller: RequestContext, { name, passkey }: AddPasskeyInput): Promise<FactorChange> {
    // before the transaction: the challenge is used up even if the answer is wrong, and no second connection is needed
    const credential = await this.passkeys.checkNew(sessionOf(caller), passkey);
    return this.change(caller, 'passkey-added', (tx, userId) =>
      this.passkeys.add(tx, userId, name, credential),
    );
  }

  removePasskey(caller: RequestContext, passkeyId: string): Promise<FactorChange> {
    return this.change(caller, 'passkey-removed', async (tx, userId) => {
      if (!(await this.passkeys.remove(tx, userId, passkeyId))) throw notFound('Passkey');
    });
  }

  newRecoveryCodes(caller: RequestContext): Promise<FactorChange> {
    if (!viewerOf(caller).hasSecondFactor)
      throw new AppError('CONFLICT', 'Recovery codes come with two-step sign-in. Set that up first.');
    return this.change(caller, 'recovery-codes-replaced', () => Promise.resolve(), true);
  }

  /** Locks the account, so that users.has_second_factor and the recovery codes match the factors. */
  private change(
    caller: RequestContext,
    what: SecurityChange,
    work: (tx: Tx, userId: string) => Promise<void>,
    replaceCodes = false,
  ): Promise<FactorChange> {
    return this.database.transaction(async (tx) => {
      const { id } = viewerOf(caller);
      const member = await lockOwnAccount(tx, id);
      if (!member) throw unauthenticated();
      await work(tx, id);
      const has = await this.factors.refresh(tx, id);
      // a member who changes a factor has just used it, or has proved another one within the last 15 minutes
      if (has) await this.sessions.keepProof(tx, sessionOf(caller), 'factor');
      const isFirst = has && !member.hasSecondFactor;
      const recoveryCodes = has && (isFirst || replaceCodes) ? await makeRecoveryCodes(tx, id) : null;
      await enqueue(tx, 'mail', {
        template: 'security-notice',
        to: member.email,
        data: { change: what, ip: caller.ip, at: new Date().toISOString() },
      });
      return Object.assign(new FactorChange(), { recoveryCodes });
    });
  }
}
