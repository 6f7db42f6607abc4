import { Injectable } from '@nestjs/common';
import { unauthenticated } from '../../common/api/errors.js';
import { columnName, recordOf } from '../../database/column-name.js';
import { Database, isRefusal, type Statement, type Tx } from '../../database/database.js';
import { GroupedWrites } from './grouped-writes.js';
import { lockedMember } from '../../users/user.rows.js';
import type { Contract } from '../contract.entity.js';
import { INSERTED } from '../contract.fields.js';
import { FRESH_FROM_NOW } from '../contract.freshness.js';
import { asWritten, contractColumns, toContract } from '../contract.rows.js';

/** What a submission states, and what is computed from it. */
export type NewContract = Pick<Contract, (typeof INSERTED)[number]>;

const COLUMNS = INSERTED.map(columnName);
/** What is inserted instead of the given value. */
const INSERTED_AS: Record<string, string> = {
  user_id: 'holder.id',
  flags: 'given.flags || contract_flags_by_others(holder.id, holder.created_at, given.title, given.type)',
};

/**
 * Inserts the contracts of a JSON array, except those whose holder may not act, and returns them as they are read. SQL:
 * locks and inserts in one measured statement. The trigger contracts_search_filled computes search, brand and
 * available_from (schema/triggers.ts).
 */
const insertion = (name: string, lockedHolder: string): Statement => ({
  name,
  text: `insert into contracts as c (${COLUMNS.join(', ')}, fresh_until)
    select ${COLUMNS.map((column) => INSERTED_AS[column] ?? `given.${column}`).join(', ')}, ${FRESH_FROM_NOW}
    from json_populate_recordset(null::contracts, $1) given cross join lateral (${lockedHolder}) holder
    returning ${contractColumns('false')}`,
});

/** Two contracts of a member are inserted one after the other, in all processes: the second one is compared with the first. */
const HOLDER = lockedMember('given.user_id', 'no key update');
const INSERT = insertion('contracts.insert', HOLDER);
/** Skips contracts whose holder is locked at the moment, so that other members do not wait for that lock. */
const INSERT_GROUP = insertion('contracts.insert-group', `${HOLDER} skip locked`);

/** A group of this size takes PostgreSQL 5 to 6 ms. */
const MAX_GROUP = 32;

/** Lists contracts. Contracts of several members that arrive at the same time are inserted together (docs/adr/0032). */
@Injectable()
export class ContractInsertion {
  private readonly groups = new GroupedWrites<NewContract, Contract>({
    writeGroup: (listed) => this.insertGroup(listed),
    writeAlone: (listed) => this.insertAlone(this.database, listed),
    keyOf: ({ userId }) => userId,
    maxItems: MAX_GROUP,
  });

  constructor(private readonly database: Database) {}

  /** Returns the contract as its holder reads it. Throws UNAUTHENTICATED if the holder may not act. */
  insert(listed: NewContract): Promise<Contract> {
    return this.groups.write(listed);
  }

  /** Inserts one contract in a statement of its own, for example in a transaction. */
  async insertAlone(on: Pick<Tx, 'query'>, listed: NewContract): Promise<Contract> {
    const inserted = await insertedBy(on, INSERT, [listed]);
    const contract = inserted.get(listed.userId);
    if (!contract) throw unauthenticated();
    return contract;
  }

  private async insertGroup(listed: NewContract[]): Promise<(Contract | undefined)[]> {
    const inserted = await insertedBy(this.database, INSERT_GROUP, listed).catch((error: unknown) => {
      // PostgreSQL refused one of them, so none was inserted: each is now inserted alone
      if (isRefusal(error)) return new Map<string, Contract>();
      throw error;
    });
    return listed.map(({ userId }) => inserted.get(userId));
  }
}

/** Returns the contracts by holder. Each holder lists one. */
async function insertedBy(on: Pick<Tx, 'query'>, statement: Statement, listed: NewContract[]) {
  const rows = await on.query<object>(statement, [JSON.stringify(listed.map(recordOf))]);
  return new Map(rows.map((row) => [(row as Contract).userId, asWritten(toContract(row))]));
}
