import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Tx } from '../database/database.js';
import { User } from './user.entity.js';
import { MAY_ACT } from './user.rows.js';

/**
 * What sign-in and second factors read and write of an account. Functions on a transaction rather than a service,
 * because commands call them without the application.
 */

export interface Account {
  id: string;
  email: string;
  passwordHash: string | null;
  emailVerified: boolean;
  isAdmin: boolean;
  hasSecondFactor: boolean;
  /** An identity of the OpenID provider is linked to it. */
  isLinked: boolean;
}

const ACCOUNT = `select u.id, u.email, u.password_hash as "passwordHash",
    u.email_verified_at is not null as "emailVerified", u.is_admin as "isAdmin",
    u.has_second_factor as "hasSecondFactor", u.oidc_subject is not null as "isLinked"
  from users u`;

/** The account with this address, locked until the transaction ends. SQL: addresses are compared by an index on lower(). */
export async function lockAccount(tx: Tx, email: string): Promise<Account | null> {
  const [account] = await tx.query<Account>(
    `${ACCOUNT} where lower(u.email) = lower($1) and u.deleted_at is null for update`,
    [email],
  );
  return account ?? null;
}

/** The member's own account if they may still act, locked until the transaction ends. */
export async function lockOwnAccount(tx: Tx, id: string): Promise<Account | null> {
  const [account] = await tx.query<Account>(`${ACCOUNT} where u.id = $1 and ${MAY_ACT} for update`, [id]);
  return account ?? null;
}

export async function findBySubject(tx: Tx, oidcSubject: string): Promise<string | null> {
  const where = { oidcSubject, deletedAt: IsNull() };
  return (await tx.manager.findOne(User, { select: { id: true }, where }))?.id ?? null;
}

export async function linkProvider(tx: Tx, id: string, oidcSubject: string): Promise<void> {
  await set(tx, { id, oidcSubject: IsNull() }, { oidcSubject });
}

export const unlinkProvider = (tx: Tx, id: string): Promise<void> => set(tx, { id }, { oidcSubject: null });

/** The owner of the address has proved it at the provider: a password that was set without that proof is removed. */
export const verifyByProvider = (tx: Tx, id: string): Promise<void> =>
  set(tx, { id }, { passwordHash: null, emailVerifiedAt: () => 'now()' });

export const verifyEmail = (tx: Tx, id: string): Promise<void> =>
  set(tx, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: () => 'now()' });

export const setSecondFactor = (tx: Tx, id: string, hasSecondFactor: boolean): Promise<void> =>
  set(tx, { id }, { hasSecondFactor });

/** Replaces a known password. False if it was changed meanwhile: the condition and the write are one statement. */
export async function replacePassword(
  tx: Tx,
  id: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const changed = await tx.query(
    `update users u set password_hash = $2 where u.id = $1 and u.password_hash = $3 and ${MAY_ACT}
     returning 1 as changed`,
    [id, newHash, oldHash],
  );
  return changed.length > 0;
}

/**
 * Sets the password by a mailed link, which proves the address. A provider's identity that was linked before that proof
 * is removed. Returns whether the address was confirmed before; one statement, so that this is the state it replaced.
 */
export async function resetPassword(tx: Tx, id: string, hash: string): Promise<{ wasVerified: boolean }> {
  const [changed] = await tx.query<{ wasVerified: boolean }>(
    `update users set password_hash = $2,
       oidc_subject = case when email_verified_at is null then null else oidc_subject end,
       email_verified_at = coalesce(email_verified_at, now())
     where id = $1 and deleted_at is null returning old.email_verified_at is not null as "wasVerified"`,
    [id, hash],
  );
  return changed ?? { wasVerified: false };
}

/** Makes an account an admin with this password. Returns whether it was a confirmed admin before, see resetPassword. */
export async function grantAdmin(tx: Tx, id: string, hash: string): Promise<{ wasAdmin: boolean }> {
  const [promoted] = await tx.query<{ wasAdmin: boolean }>(
    `update users set is_admin = true, password_hash = $2, suspended_at = null,
       email_verified_at = coalesce(email_verified_at, now())
     where id = $1 returning old.is_admin and old.email_verified_at is not null as "wasAdmin"`,
    [id, hash],
  );
  return promoted ?? { wasAdmin: false };
}

async function set(
  tx: Tx,
  where: FindOptionsWhere<User>,
  values: QueryDeepPartialEntity<User>,
): Promise<void> {
  await tx.manager.update(User, where, values);
}
