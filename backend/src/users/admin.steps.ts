import { mayDo, type Right } from '@handover/domain/roles';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import { forbidden, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import type { Database, Tx } from '../database/database.js';
import { User } from './user.entity.js';

/** Without the password hash and other columns that the API never shows. */
export const SHOWN_TO_ADMINS = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  isAdmin: true,
  staffRoles: true,
  emailVerifiedAt: true,
  createdAt: true,
  suspendedAt: true,
} as const;

/** Advisory lock for changes of staff, so that two admins cannot remove each other. */
const STAFF_LOCK = 7_261_010;

/** Runs one change of accounts by staff at a time, if the caller still has the right; `by` is their account. */
export function amongStaff<Result>(
  database: Database,
  caller: RequestContext,
  right: Right,
  work: (tx: Tx, by: User) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => work(tx, await lockStaff(tx, caller, right)));
}

/** Makes other such changes wait until the transaction ends; refused if the caller has lost the right meanwhile. */
export async function lockStaff(tx: Tx, caller: RequestContext, right: Right): Promise<User> {
  // SQL: TypeORM has no advisory locks
  await tx.query('select pg_advisory_xact_lock($1)', [STAFF_LOCK]);
  const by = await findLocked(tx, { id: viewerOf(caller).id, suspendedAt: IsNull() });
  if (!by || !mayDo(by.roles, right)) throw forbidden();
  return by;
}

/** Locks the account until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<User> {
  const user = isUuid(id) ? await findLocked(tx, { id }) : null;
  if (!user) throw notFound('User');
  return user;
}

const findLocked = (tx: Tx, where: FindOptionsWhere<User>): Promise<User | null> =>
  tx.manager.findOne(User, {
    select: SHOWN_TO_ADMINS,
    where: { ...where, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
