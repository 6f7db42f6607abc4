import type { Facts } from '@handover/domain/facts/fact';
import { AppError } from '../../common/api/errors.js';
import type { Tx } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { ContractStatus, LISTED } from '../contract.status.js';

/** Flags: the contract may be listed twice; a new account lists many (schema/functions/contract-flags-by-others.ts). */
export const DUPLICATE_FLAG = 'duplicate';
export const MANY_FLAG = 'many-listings';

const ON_THE_MARKET = `status in (${sqlList(LISTED)})`;

/** The private facts that name one car or one home. No type of contract has both. */
const NAMED_BY = { vin: 'with this VIN', streetAddress: 'at this address' } as const;
type Key = keyof typeof NAMED_BY;
const KEYS = Object.keys(NAMED_BY) as Key[];

const isSame = (key: Key) => `lower(theirs.facts ->> '${key}') = lower(mine.facts ->> '${key}')`;

/**
 * SQL: the contracts `o` on the market for the same car or home as the contract `c`. A VIN is unique. A street address
 * is unique only in one place, and a lease and a mortgage of one home are two contracts.
 */
const sameThing = (keys: readonly Key[]) => `private_facts mine
    join private_facts theirs on ${keys.map(isSame).join(' or ')}
    join contracts o on o.id = theirs.contract_id
  where mine.contract_id = c.id and o.id <> c.id and o.${ON_THE_MARKET}
    and (${isSame('vin')} or o.type = c.type
      and coalesce(o.place_id = c.place_id, lower(o.location) = lower(c.location)))`;

interface Other {
  title: string;
  status: ContractStatus;
  isOwn: boolean;
}

/**
 * Returns whether another member has the same car or home on the market. Throws CONFLICT if the holder has. Contracts
 * of the same car or home wait for each other, so that of two listed at the same moment the second one sees the first.
 */
export async function isListedByOthers(
  tx: Tx,
  { id, privateFacts, isHolder }: { id: string; privateFacts: Facts; isHolder: boolean },
): Promise<boolean> {
  const key = KEYS.find((fact) => privateFacts[fact] !== undefined);
  if (!key) return false;
  // SQL: TypeORM has no advisory locks
  await tx.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [
    `${key} ${String(privateFacts[key])}`,
  ]);
  // SQL: the facts are compared by an index on an expression
  const [other] = await tx.query<Other>(
    `select o.title, o.status, o.user_id = c.user_id as "isOwn" from contracts c, ${sameThing([key])} and c.id = $1
     order by "isOwn" desc limit 1`,
    [id],
  );
  // private facts, and what else a holder lists, are not for the colleagues who edit a contract of theirs
  if (other?.isOwn) throw new AppError('CONFLICT', isHolder ? refusal(key, other) : LISTED_TWICE);
  return other !== undefined;
}

const LISTED_TWICE = 'Please ask the member who listed this contract: they have it on the market already.';

function refusal(key: Key, { title, status }: Other): string {
  const already = `You already have a listing ${NAMED_BY[key]}: “${title}”.`;
  const advice =
    status === ContractStatus.PENDING
      ? 'It is in transfer to a buyer, so you cannot list it again now.'
      : 'Edit it, or take it off the market first.';
  return `${already} ${advice}${key === 'streetAddress' ? ' If this is another home, add its unit.' : ''}`;
}

/** SQL: removes the flag of a contract that is no longer listed twice, as after a correction of its VIN. */
export const unflagDuplicate = (tx: Pick<Tx, 'query'>, id: string) =>
  tx.query(
    `update contracts c set flags = array_remove(flags, '${DUPLICATE_FLAG}')
     where id = $1 and '${DUPLICATE_FLAG}' = any(flags) and ${duplicatesOf} = '{}'`,
    [id],
  );

/** SQL: ids of the contracts on the market that make the contract `c` a duplicate. */
export const duplicatesOf = `array(
    select o.id from ${sameThing(KEYS)}
    union select o.id from contracts o where o.user_id = c.user_id and o.type = c.type
      and lower(o.title) = lower(c.title) and o.id <> c.id and o.${ON_THE_MARKET}
    limit 5)`;
