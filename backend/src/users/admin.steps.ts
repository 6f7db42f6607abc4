import { forbidden, notFound } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { viewerOf, type RequestContext } from '../common/request-of.js';
import type { Database, Tx } from '../database/database.js';
import type { User } from './user.entity.js';
import { toUser, USER_COLUMNS } from './user.rows.js';

/** Advisory lock for changes of admins, so that two admins cannot remove each other. */
const ADMINS_LOCK = 7_261_010;

/** Runs one change of admins at a time, if the caller is still an admin. */
export function amongAdmins<Result>(
  database: Database,
  caller: RequestContext,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
    const [still] = await tx.query(
      'select 1 from users where id = $1 and is_admin and deleted_at is null for update',
      [viewerOf(caller).id],
    );
    if (!still) throw forbidden();
    return work(tx);
  });
}

/** Locks the account until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<User> {
  const [row] = isUuid(id)
    ? await tx.query<object>(
        `select ${USER_COLUMNS} from users u where u.id = $1 and u.deleted_at is null for update`,
        [id],
      )
    : [];
  if (!row) throw notFound('User');
  return toUser(row);
}
