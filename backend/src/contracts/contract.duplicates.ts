import type { Facts } from '@handover/domain/facts/fact';
import { AppError } from '../common/errors.js';
import type { Tx } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { isNewAccount } from '../users/user.rows.js';
import { LISTED } from './contract.status.js';

/** The flag of a contract that may be listed twice, and of one with which a new account lists many. */
export const DUPLICATE_FLAG = 'duplicate';
export const MANY_FLAG = 'many-listings';

/** An account is new for this many days; its next listing after so many active ones is flagged. */
const NEW_ACCOUNT_DAYS = 30;
const MANY_LISTINGS = 5;
/** How many of a holder's newest contracts are compared, so that listing stays quick for holders of thousands. */
const COMPARED = 50;

const ON_THE_MARKET = `status in (${sqlList(LISTED)})`;

/** The private facts that name one car or one home. No type of contract has both. */
const NAMED_BY = {
  vin: (title: string) =>
    `You already list a contract with this VIN: “${title}”. Edit that one, or take it off the market first.`,
  streetAddress: (title: string) =>
    `You already list a contract at this address: “${title}”. Edit that one, take it off the market first, or add the unit if this is another home.`,
} as const;
const KEYS = Object.keys(NAMED_BY) as (keyof typeof NAMED_BY)[];

interface Listed {
  holderId: string;
  /** Null before it is stored. */
  contractId: string | null;
  privateFacts: Facts;
}

/**
 * Whether another member has the same car or home on the market. Refuses it if the holder does. Contracts of the same car
 * or home wait for each other, so that of two that are listed at the same moment the second one sees the first.
 */
export async function isListedByOthers(
  tx: Tx,
  { holderId, contractId, privateFacts }: Listed,
): Promise<boolean> {
  const key = KEYS.find((fact) => privateFacts[fact] !== undefined);
  if (!key) return false;
  const value = String(privateFacts[key]);
  // SQL: TypeORM has no advisory locks
  await tx.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [`${key} ${value}`]);
  // SQL: the facts are compared by an index on an expression
  const [other] = await tx.query<{ title: string; isOwn: boolean }>(
    `select c.title, c.user_id = $2 as "isOwn" from private_facts p join contracts c on c.id = p.contract_id
     where lower(p.facts ->> '${key}') = lower($1) and c.${ON_THE_MARKET} and c.id is distinct from $3::uuid
     order by "isOwn" desc limit 1`,
    [value, holderId, contractId],
  );
  if (other?.isOwn) throw new AppError('CONFLICT', NAMED_BY[key](other.title));
  return other !== undefined;
}

/**
 * SQL: the flags of a new contract with those that it gets because of the holder's other ones. Only the first repetition of a title and
 * the first contract over the limit are flagged, so that a holder is one entry in the queue and not a hundred.
 */
export const withFlagsByOthers = (flags: string, holderId: string, title: string, type: string): string =>
  `select ${flags}::text[] || array_remove(array[
      case when count(*) filter (where type = ${type} and lower(title) = lower(${title})) = 1
        and '${DUPLICATE_FLAG}' <> all(${flags}) then '${DUPLICATE_FLAG}' end,
      case when count(*) = ${MANY_LISTINGS} and ${isNewAccount(holderId, NEW_ACCOUNT_DAYS)}
        then '${MANY_FLAG}' end], null) as flags
    from (select type, title, status from contracts where user_id = ${holderId}
      order by created_at desc, id desc limit ${COMPARED}) newest
    where ${ON_THE_MARKET}`;

/** SQL: ids of the contracts on the market because of which the contract `c` is flagged as a duplicate. */
export const duplicatesOf = `array(
    select o.id from private_facts mine
      join private_facts theirs on ${KEYS.map(
        (key) => `lower(theirs.facts ->> '${key}') = lower(mine.facts ->> '${key}')`,
      ).join(' or ')}
      join contracts o on o.id = theirs.contract_id
      where mine.contract_id = c.id and o.id <> c.id and o.${ON_THE_MARKET}
    union select o.id from contracts o where o.user_id = c.user_id and o.type = c.type
      and lower(o.title) = lower(c.title) and o.id <> c.id and o.${ON_THE_MARKET}
    limit 5)`;
