import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, invalid, suspended, wrongCredentials } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { JobWorker } from '../jobs/worker.js';
import { TermsInForce } from '../legal/terms-in-force.js';
import { dropFactors } from '../second-factor/drop-factors.js';
import { findAccount, resetPassword, verifyEmail } from '../users/accounts.js';
import type { CurrentUser } from '../users/user.entity.js';
import { passwordDigest, UsersService } from '../users/users.service.js';
import { AuthLimits } from './auth-limits.js';
import type { RegisterInput, ResetLink, ResetPasswordInput, SignInInput } from './auth.inputs.js';
import { issueToken, redeemToken, userOfToken } from './one-time-tokens.js';
import { hashPassword, passwordMatches, refuseWeakPassword } from '../users/passwords.js';
import { SessionStore } from '../sessions/session.store.js';

export const TAKEN = 'There is an account with this email address already.';
const BAD_LINK = 'This link is no longer valid. Please ask for a new one.';

@Injectable()
export class AuthService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionStore,
    private readonly limits: AuthLimits,
    private readonly terms: TermsInForce,
    worker: JobWorker,
  ) {
    worker.register('forgot-password', ({ email }) => this.mailResetLink(email));
  }

  /** Returns the member and a digest of the accepted password. */
  async checkPassword({ email, password }: SignInInput, source: string) {
    await this.limits.signIn(source, email);
    const found = await findAccount(this.database, email);
    const matches = await passwordMatches(found?.passwordHash, password, source);
    const user = matches && found ? await this.users.findCurrent(found.id) : null;
    // only someone who knows the password learns that the account is suspended
    if (matches && found?.suspendedAt) throw suspended();
    if (!user || !found?.passwordHash) throw wrongCredentials();
    await this.limits.signedIn(source, email);
    return { user, passwordDigest: passwordDigest(found.passwordHash) };
  }

  async register(input: RegisterInput, source: string): Promise<CurrentUser> {
    await this.limits.newPassword(source);
    await refuseWeakPassword(input.password, [input.email, input.firstName ?? '', input.lastName ?? '']);
    await this.limits.register(source, input.email);
    const passwordHash = await hashPassword(input.password, source);
    return this.database.transaction(async (tx) => {
      const user = await this.users.create(tx, {
        email: input.email,
        firstName: input.firstName,
        lastName: input.lastName,
        passwordHash,
        termsVersion: this.terms.current,
      });
      if (!user) throw new AppError('CONFLICT', `${TAKEN} Please sign in.`, { fields: { email: TAKEN } });
      await this.askToVerify(tx, user);
      return user;
    });
  }

  /** Mails the link that confirms the address of a new account. */
  async askToVerify(tx: Tx, user: CurrentUser): Promise<void> {
    const token = await issueToken(tx, user.id, 'verify-email');
    const link = `${this.config.publicUrl}/api/login?mode=verify&token=${token}`;
    await enqueue(tx, 'mail', { template: 'verify-email', to: user.email, data: { link } });
  }

  /** Mails a new link to a member who has not confirmed the address; earlier links no longer work. */
  async resendEmailConfirmation(viewer: Viewer): Promise<Done> {
    if (viewer.emailVerified) throw new AppError('CONFLICT', 'Your email address is confirmed already.');
    await this.limits.confirmationMail(viewer.id);
    await this.database.transaction((tx) => this.askToVerify(tx, viewer));
    return DONE;
  }

  /** Whether a password can be set with this link; does not use it up. */
  async checkResetLink(token: string, source: string): Promise<ResetLink> {
    await this.limits.newPassword(source);
    const valid = (await userOfToken(this.database, token, 'password-reset')) !== null;
    return { valid };
  }

  /** Takes the same time and returns the same response whether or not the address has an account. */
  async forgotPassword(email: string, source: string): Promise<Done> {
    await this.limits.forgot(source, email);
    await enqueue(this.database, 'forgot-password', { email });
    return DONE;
  }

  /** Mails the account's stored address, not the typed one: different Unicode letters may have the same lower case. */
  private mailResetLink(email: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const found = await findAccount(tx, email);
      if (!found) return;
      const token = await issueToken(tx, found.id, 'password-reset');
      const link = `${this.config.publicUrl}/api/login?mode=reset&token=${token}`;
      await enqueue(tx, 'mail', { template: 'password-reset', to: found.email, data: { link } });
    });
  }

  /** Sets the password and ends every session of the account. The password is hashed only for a valid token. */
  async resetPassword({ token, password }: ResetPasswordInput, source: string): Promise<Done> {
    await this.limits.newPassword(source);
    const ownerId = await userOfToken(this.database, token, 'password-reset');
    const email = ownerId && (await this.users.findDataOwner(ownerId))?.email;
    if (!email) throw invalid({ token: BAD_LINK });
    await this.limits.reset(email);
    await refuseWeakPassword(password, [email]);
    const passwordHash = await hashPassword(password, source);
    await this.database.transaction(async (tx) => {
      const userId = await redeemToken(tx, token, 'password-reset');
      if (!userId) throw invalid({ token: BAD_LINK });
      const { wasVerified } = await resetPassword(tx, userId, passwordHash);
      // An unverified account may have been registered by someone else: their factors must not lock out the owner.
      if (!wasVerified) await dropFactors(tx, userId);
      await this.sessions.endAllOf(tx, userId);
    });
    await this.limits.freeOwner(source, email);
    return DONE;
  }

  async verifyEmail(token: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      const userId = await redeemToken(tx, token, 'verify-email');
      if (!userId) throw invalid({ token: BAD_LINK });
      await verifyEmail(tx, userId);
      return DONE;
    });
  }
}
