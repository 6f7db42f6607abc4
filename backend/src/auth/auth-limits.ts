import { Injectable } from '@nestjs/common';
import { RateLimits } from '../common/cluster/rate-limits.js';

/**
 * Limits checking and setting passwords by source, by account and by the pair of both. The account limit does not apply
 * to a source that signed in to the account recently, so that guesses from many sources do not lock out its owner.
 */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Before a password is checked. */
  async signIn(source: string, email: string): Promise<void> {
    const [account, pair] = keysOf(source, email);
    await this.limits.take('signIn', pair);
    await this.limits.take('signInSource', source);
    if (!(await this.limits.isMarked('signInKnown', pair))) await this.limits.take('signInAccount', account);
  }

  /** After a successful sign-in, so that only failures count. */
  async signedIn(source: string, email: string): Promise<void> {
    const [, pair] = keysOf(source, email);
    await this.freeOwner(source, email);
    await this.limits.clear('signIn', pair);
    await this.limits.giveBack('signInSource', source);
  }

  /** Before the strength of a new password is checked, and before a mailed token is looked up. */
  async newPassword(source: string): Promise<void> {
    await this.limits.take('newPassword', source);
  }

  async register(source: string, email: string): Promise<void> {
    await this.limits.take('register', source);
    await this.limits.take('registerAccount', accountOf(email));
  }

  async confirmationMail(userId: string): Promise<void> {
    await this.limits.take('emailConfirmation', userId);
  }

  async forgot(source: string, email: string): Promise<void> {
    const [account, pair] = keysOf(source, email);
    await this.limits.take('passwordReset', pair);
    await this.limits.take('passwordResetSource', source);
    await this.limits.take('passwordResetAccount', account);
  }

  /** After the mailed token was found to belong to this account. */
  async reset(email: string): Promise<void> {
    await this.limits.take('newPasswordAccount', accountOf(email));
  }

  /** Exempts a source from the account limit after the owner has authenticated from there. */
  async freeOwner(source: string, email: string): Promise<void> {
    const [account, pair] = keysOf(source, email);
    await this.limits.clear('signInAccount', account);
    await this.limits.mark('signInKnown', pair);
  }
}

/** The same key for all spellings that the database may treat as the same address, such as K and the Kelvin sign. */
const accountOf = (email: string): string => email.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const keysOf = (source: string, email: string): [account: string, pair: string] => {
  const account = accountOf(email);
  return [account, `${source} ${account}`];
};
