import { mayDo, type Right, type Role } from '@handover/domain/roles';
import { In, IsNull, Not, type EntityManager, type FindOneOptions, type FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Statement, Tx } from '../database/database.js';
import { sameAddress } from '../database/same-address.js';
import type { DataOwner } from '../member-data/member-data.js';
import { User } from './user.entity.js';
import { joinCurrentUser, lockedMember, MAY_ACT, mayAct, termsVersionIn } from './user.rows.js';

/**
 * What sign-in, second factors and payments read and write of an account. Functions rather than a service, because
 * commands call them without the application.
 */

const LOCKED = { lock: { mode: 'pessimistic_write' } } as const;

/** The account with this address; null if there is none or it was deleted. */
export const findAccount = (
  { manager }: { manager: EntityManager },
  email: string,
  options: Pick<FindOneOptions<User>, 'lock'> = {},
): Promise<User | null> =>
  manager.findOne(User, { where: { email: sameAddress(email), deletedAt: IsNull() }, ...options });

/** The same, locked until the transaction ends. */
export const lockAccount = (tx: Tx, email: string): Promise<User | null> => findAccount(tx, email, LOCKED);

/** The member's own account if they may still act, locked until the transaction ends. */
export const lockOwnAccount = (tx: Tx, id: string): Promise<User | null> =>
  tx.manager.findOne(User, { where: { id, ...mayAct }, ...LOCKED });

/** SQL: every sale locks both accounts, with the weakest lock that suspension and deletion wait for. */
const LOCK: Statement = {
  name: 'users.lock-accounts',
  text: `select u.id, u.deleted_at is not null as "isDeleted", ${MAY_ACT} as "mayAct" from users u
    where u.id = any($1) order by u.id for key share`,
};

export interface AccountState {
  id: string;
  isDeleted: boolean;
  mayAct: boolean;
}

/**
 * The accounts that exist, in the order of their ids. None of them can be deleted or suspended until the transaction
 * ends, because both actions lock the account first.
 */
export const lockAccounts = (tx: Tx, ids: string[]): Promise<AccountState[]> => tx.query(LOCK, [ids]);

/** Those of the accounts whose members may act now, without a lock. SQL: the condition of the lock above. */
export async function actingOf(tx: Pick<Tx, 'query'>, ids: string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select u.id from users u where u.id = any($1) and ${MAY_ACT}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the account has the right now. SQL: in one statement, as the viewer of a request is read. */
export const mayNow = async (on: Pick<Tx, 'query'>, id: string, right: Right): Promise<boolean> => {
  const [member] = await on.query<{ roles: Role[] | null }>(
    `select member.roles from (select) nothing ${joinCurrentUser('$1')}`,
    [id],
  );
  return mayDo(member?.roles ?? [], right);
};

/**
 * Makes the writes of one member that ask for it wait for each other; false if the account may not act. SQL: the lock
 * with which a contract is inserted.
 */
export const lockWriter = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(lockedMember('$1', 'no key update'), [id])).length === 1;

/** SQL: makes the charges of one buyer wait for each other, and nothing else: compatible with the lock above. */
export const lockBuyer = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.query('select from users where id = $1 for no key update', [id]));

/** Email addresses by account id, confirmed or not, for emails about money; deleted accounts are left out. */
export async function emailsOf(tx: Pick<Tx, 'manager'>, ids: string[]): Promise<Map<string, string>> {
  const where = { id: In(ids), deletedAt: IsNull() };
  const accounts = await tx.manager.find(User, { select: { id: true, email: true }, where });
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** The address of an account whose member has shown that it is theirs; null for all others. News is mailed to no other. */
export async function confirmedEmailOf(tx: Pick<Tx, 'manager'>, id: string): Promise<string | null> {
  const where = { id, deletedAt: IsNull(), emailVerifiedAt: Not(IsNull()) };
  return (await tx.manager.findOne(User, { select: { email: true }, where }))?.email ?? null;
}

export const dataOwnerOf = ({ id, email, firstName, lastName, emailVerifiedAt }: User): DataOwner => ({
  id,
  email,
  firstName,
  lastName,
  emailVerified: emailVerifiedAt !== null,
});

export async function findBySubject(tx: Tx, oidcSubject: string): Promise<string | null> {
  const where = { oidcSubject, deletedAt: IsNull() };
  return (await tx.manager.findOne(User, { select: { id: true }, where }))?.id ?? null;
}

export async function linkProvider(tx: Tx, id: string, oidcSubject: string): Promise<void> {
  await set(tx, { id, oidcSubject: IsNull() }, { oidcSubject });
}

/** The owner of the address has proved it at the provider: a password that was set without that proof is removed. */
export const verifyByProvider = (tx: Tx, id: string): Promise<void> =>
  set(tx, { id }, { passwordHash: null, emailVerifiedAt: () => 'now()' });

export const verifyEmail = (tx: Tx, id: string): Promise<void> =>
  set(tx, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: () => 'now()' });

export interface AcceptedTerms {
  version: number;
  acceptedAt: string;
}

/** The terms that an account accepted last; null if none are recorded. */
export async function acceptedTermsOf(
  { manager }: Pick<Tx, 'manager'>,
  id: string,
): Promise<AcceptedTerms | null> {
  const select = { termsVersion: true, termsAcceptedAt: true } as const;
  const account = await manager.findOne(User, { select, where: { id } });
  return account?.termsVersion && account.termsAcceptedAt
    ? { version: account.termsVersion, acceptedAt: account.termsAcceptedAt }
    : null;
}

/**
 * Records that the member accepted this version, unless they have accepted it or a later one. SQL: one statement, so that
 * of two requests at once the later version stays.
 */
export const acceptTermsAs = (tx: Pick<Tx, 'query'>, id: string, version: number): Promise<unknown> =>
  tx.query(
    `update users u set terms_version = $2::integer::text, terms_accepted_at = now()
     where u.id = $1 and ${MAY_ACT} and coalesce(${termsVersionIn('u.terms_version')}, 0) < $2::integer`,
    [id, version],
  );

export const setSecondFactor = (tx: Tx, id: string, hasSecondFactor: boolean): Promise<void> =>
  set(tx, { id }, { hasSecondFactor });

/** Replaces a known password; false if it was changed meanwhile. */
export async function replacePassword(
  tx: Tx,
  id: string,
  oldHash: string,
  passwordHash: string,
): Promise<boolean> {
  const where = { id, passwordHash: oldHash, ...mayAct };
  return (await tx.manager.update(User, where, { passwordHash })).affected === 1;
}

/**
 * Sets the password by a mailed link, which proves the address. A provider's identity that was linked before that proof
 * is removed. Returns whether the address was confirmed before. SQL: the result is the state that this statement replaced.
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

/** Makes a locked account an admin that signs in with this password alone. */
export const grantAdmin = (tx: Tx, { id, emailVerifiedAt }: User, passwordHash: string): Promise<void> =>
  set(
    tx,
    { id },
    {
      isAdmin: true,
      passwordHash,
      suspendedAt: null,
      oidcSubject: null,
      emailVerifiedAt: emailVerifiedAt ?? (() => 'now()'),
    },
  );

async function set(
  tx: Tx,
  where: FindOptionsWhere<User>,
  values: QueryDeepPartialEntity<User>,
): Promise<void> {
  await tx.manager.update(User, where, values);
}

/** The email addresses of all admins, and whether a second factor protects each of them. */
export const adminAccounts = ({ manager }: { manager: EntityManager }) =>
  manager.find(User, {
    select: { email: true, hasSecondFactor: true },
    where: { isAdmin: true, deletedAt: IsNull() },
    order: { email: 'ASC' },
  });
