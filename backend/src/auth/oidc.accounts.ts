import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { AppError, suspended } from '../common/errors.js';
import { isStorable } from '../common/refuse-hostile-json.js';
import { Database, type Tx } from '../database/database.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { UsersService } from '../users/users.service.js';
import type { CurrentUser } from '../users/user.entity.js';
import { AuthService, TERMS_VERSION } from './auth.service.js';
import { SessionStore } from '../sessions/session.store.js';

/** What a provider says of somebody; only issuer and subject are sure to be there. */
export interface OidcPerson {
  subject: string;
  email: unknown;
  emailVerified: boolean;
  firstName: unknown;
  lastName: unknown;
}

interface Known {
  id: string;
  emailVerified: boolean;
  isAdmin: boolean;
  isLinked: boolean;
}

const nameOf = (value: unknown): string | null => {
  const name = typeof value === 'string' && isStorable(value) ? value.replace(/\p{Cc}/gu, ' ').trim() : '';
  return name ? [...name].slice(0, 100).join('') : null;
};

/** Which account a person from the provider has here. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionStore,
    private readonly auth: AuthService,
    private readonly factors: SecondFactors,
  ) {}

  signIn(person: OidcPerson): Promise<CurrentUser> {
    return this.database.transaction(async (tx) => {
      const id =
        (await this.bySubject(tx, person)) ??
        (await this.byEmail(tx, person)) ??
        (await this.create(tx, person));
      const user = await this.users.findCurrent(id, tx);
      // what was linked to it meanwhile goes with the transaction
      if (!user) throw suspended();
      return user;
    });
  }

  private async bySubject(tx: Tx, { subject }: OidcPerson): Promise<string | null> {
    const [row] = await tx.query<{ id: string }>(
      'select id from users where oidc_subject = $1 and deleted_at is null',
      [subject],
    );
    return row?.id ?? null;
  }

  /**
   * Links an existing account only if the provider vouches for the address and no other identity is linked yet: an
   * address may be given to another person later. An admin's account is never linked this way.
   */
  private async byEmail(tx: Tx, { subject, email, emailVerified }: OidcPerson): Promise<string | null> {
    const [known] = await tx.query<Known>(
      `select id, email_verified_at is not null as "emailVerified", is_admin as "isAdmin",
         oidc_subject is not null as "isLinked" from users
       where lower(email) = lower($1) and deleted_at is null for update`,
      [this.addressOf(email)],
    );
    if (!known) return null;
    if (!emailVerified)
      throw new AppError(
        'CONFLICT',
        'There is an account with this email address already. Please sign in to it.',
      );
    if (known.isAdmin)
      throw new AppError('CONFLICT', 'This is the account of an admin. Please sign in with your password.');
    if (known.isLinked)
      throw new AppError(
        'CONFLICT',
        'This account belongs to another identity at the sign-in service. Please sign in with your password.',
      );
    await tx.query('update users set oidc_subject = $2 where id = $1 and oidc_subject is null', [
      known.id,
      subject,
    ]);
    if (!known.emailVerified) await this.takeOver(tx, known.id);
    return known.id;
  }

  /** Whoever made the account never proved the address: their password and sessions end, the owner has come. */
  private async takeOver(tx: Tx, id: string): Promise<void> {
    await tx.query('update users set password_hash = null, email_verified_at = now() where id = $1', [id]);
    await tx.query('delete from one_time_tokens where user_id = $1', [id]);
    await this.factors.drop(tx, id);
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
      // the button says so
      termsVersion: TERMS_VERSION,
    });
    if (!user) {
      // somebody was faster: the same person in another tab, or another with the same address
      const known = await this.bySubject(tx, person);
      if (known) return known;
      throw new AppError('CONFLICT', 'There is an account with this email address already.');
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
