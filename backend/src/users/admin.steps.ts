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
  emailVerifiedAt: true,
  createdAt: true,
  suspendedAt: true,
} as const;

/** Advisory lock for changes of admins, so that two admins cannot remove each other. */
const ADMINS_LOCK = 7_261_010;

/** Runs one change of admins at a time, if the caller is still an admin. */
export function amongAdmins<Result>(
  database: Database,
  caller: RequestContext,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await lockAdmins(tx, caller);
    return work(tx);
  });
}

/** Makes other changes of admins wait until the transaction ends; refused if the caller is no admin any more. */
export async function lockAdmins(tx: Tx, caller: RequestContext): Promise<void> {
  // SQL: TypeORM has no advisory locks
  await tx.query('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
  const { id } = viewerOf(caller);
  if (!(await findLocked(tx, { id, isAdmin: true }))) throw forbidden();
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
