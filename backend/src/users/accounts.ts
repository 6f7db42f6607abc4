import type { Statement, Tx } from '../database/database.js';
import { MAY_ACT } from './user.rows.js';

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

/** Email addresses by account id; deleted accounts are left out. */
export async function emailsOf(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; email: string }>(
    'select id, email from users where id = any($1) and deleted_at is null',
    [ids],
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}
