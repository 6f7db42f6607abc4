import { invalid } from '../common/api/errors.js';
import { pageSize, type PageArgs } from '../common/api/paging.js';
import type { Database } from '../database/database.js';

const USUAL_PAGE = 100;

/** SQL: chosen, the line in its order, then those that are over; as ApplicationViews sorts them. */
const KEYS = `case status when 'chosen' then 0 when 'open' then 1 else 2 end, coalesce(rank, 2147483647), queued_at, id`;

/** SQL: a row comparison with the last entry of the page before, wherever that is now. `limit null` reads all. */
const PAGE = `select id from applications
  where contract_id = $1 and ($2::uuid is null or (${KEYS}) > (select ${KEYS} from applications where id = $2))
  order by ${KEYS} limit $3`;

/** The ids of a page of the candidates for a contract; all of them if no page is asked for. */
export async function candidateIds(
  database: Database,
  contractId: string,
  { first, after }: PageArgs,
): Promise<{ ids: string[]; hasNextPage: boolean }> {
  const size = first == null && !after ? null : pageSize(first, USUAL_PAGE);
  if (after) await refuseUnknown(database, contractId, after);
  const rows = await database.query<{ id: string }>(PAGE, [contractId, after ?? null, size && size + 1]);
  const ids = rows.map(({ id }) => id);
  return { ids: size ? ids.slice(0, size) : ids, hasNextPage: size !== null && ids.length > size };
}

/** SQL: a cursor of another contract says nothing about that one. */
async function refuseUnknown(database: Database, contractId: string, id: string): Promise<void> {
  const known = await database.query('select from applications where id = $1 and contract_id = $2', [
    id,
    contractId,
  ]);
  if (known.length === 0) throw invalid({ after: 'That page of the list does not exist.' });
}
