import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { AppError, suspended } from '../../common/api/errors.js';
import { isStorable } from '../../common/http/refuse-hostile-json.js';
import { Database, type Tx } from '../../database/database.js';
import { TermsInForce } from '../../legal/terms-in-force.js';
import { dropFactors } from '../../second-factor/drop-factors.js';
import { findBySubject, linkProvider, lockAccount, verifyByProvider } from '../../users/accounts.js';
import { UsersService } from '../../users/users.service.js';
import type { CurrentUser } from '../../users/user.entity.js';
import { AuthService, TAKEN } from '../auth.service.js';
import { dropTokens } from '../one-time-tokens.js';
import { SessionStore } from '../../sessions/session.store.js';

/** The claims of a person at the provider; only issuer and subject are guaranteed. */
export interface OidcPerson {
  subject: string;
  email: unknown;
  emailVerified: boolean;
  firstName: unknown;
  lastName: unknown;
}

const nameOf = (value: unknown): string | null => {
  const name = typeof value === 'string' && isStorable(value) ? value.replace(/\p{Cc}/gu, ' ').trim() : '';
  return name ? [...name].slice(0, 100).join('') : null;
};

/** Finds, links or creates the account of a person who signed in at the provider. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionStore,
    private readonly auth: AuthService,
    private readonly terms: TermsInForce,
  ) {}

  signIn(person: OidcPerson): Promise<CurrentUser> {
    return this.database.transaction(async (tx) => {
      const id =
        (await findBySubject(tx, person.subject)) ??
        (await this.byEmail(tx, person)) ??
        (await this.create(tx, person));
      const user = await this.users.findCurrent(id, tx);
      // the error rolls back a link that this transaction has made
      if (!user) throw suspended();
      return user;
    });
  }

  /**
   * Links an existing account only if the provider has verified the address and no other identity is linked yet: a
   * provider may assign an address to another person later. An account of the staff is never linked this way.
   */
  private async byEmail(tx: Tx, { subject, email, emailVerified }: OidcPerson): Promise<string | null> {
    const known = await lockAccount(tx, this.addressOf(email));
    if (!known) return null;
    if (!emailVerified) throw new AppError('CONFLICT', `${TAKEN} Please sign in to it.`);
    if (known.roles.length > 0)
      throw new AppError(
        'CONFLICT',
        'This is the account of an admin or other staff. Please sign in with your password.',
      );
    if (known.oidcSubject)
      throw new AppError(
        'CONFLICT',
        'This account belongs to another identity at the sign-in service. Please sign in with your password.',
      );
    await linkProvider(tx, known.id, subject);
    if (!known.emailVerifiedAt) await this.takeOver(tx, known.id);
    return known.id;
  }

  /** Unverified account: drop its password, sessions and factors, because the provider verified the owner's address. */
  private async takeOver(tx: Tx, id: string): Promise<void> {
    await verifyByProvider(tx, id);
    await dropTokens(tx, id);
    await dropFactors(tx, id);
    await this.sessions.endAllOf(tx, id);
  }

  private async create(tx: Tx, person: OidcPerson): Promise<string> {
    const email = this.addressOf(person.email);
    const user = await this.users.create(tx, {
      email,
      passwordHash: null,
      firstName: nameOf(person.firstName),
      lastName: nameOf(person.lastName),
      oidcSubject: person.subject,
      emailVerified: person.emailVerified,
      // the sign-in button states that continuing accepts the terms
      termsVersion: this.terms.current,
    });
    if (!user) {
      // a concurrent sign-in created it: the same person in another tab, or another with the same address
      const known = await findBySubject(tx, person.subject);
      if (known) return known;
      throw new AppError('CONFLICT', TAKEN);
    }
    if (!person.emailVerified) await this.auth.askToVerify(tx, user);
    return user.id;
  }

  private addressOf(email: unknown): string {
    if (!isEmail(email) || (email as string).length > 254)
      throw new AppError('BAD_REQUEST', 'The sign-in service did not tell your email address.');
    return email as string;
  }
}
