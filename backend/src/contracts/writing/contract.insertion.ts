import { Injectable } from '@nestjs/common';
import { unauthenticated } from '../../common/api/errors.js';
import { columnName, recordOf } from '../../database/column-name.js';
import { Database, isRefusal, type Statement, type Tx } from '../../database/database.js';
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

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | undefined) => void;
  reject: (error: unknown) => void;
  /** Writes a group as part of this item's request, which gets its log lines and spans. */
  lead: (group: Waiting<Item, Result>[]) => void;
}

interface Writes<Item, Result> {
  /** Returns the results in the order of the items; undefined for one that has to be written alone. */
  writeGroup: (items: Item[]) => Promise<(Result | undefined)[]>;
  writeAlone: (item: Item) => Promise<Result>;
  /** A group has at most one item per key, the oldest. */
  keyOf: (item: Item) => string;
  maxItems: number;
}

/**
 * Writes in groups: items that arrive while a group is being written form the next one, and a single item is written at
 * once (docs/adr/0032). If a group fails, all waiting items fail too. Otherwise, with a database that does not answer,
 * each group would wait for its own timeout.
 */
export class GroupedWrites<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isWriting = false;

  constructor(private readonly writes: Writes<Item, Result>) {}

  async write(item: Item): Promise<Result> {
    return (await this.inGroup(item)) ?? this.writes.writeAlone(item);
  }

  private inGroup(item: Item): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const { promise: turn, resolve: lead } = Promise.withResolvers<Waiting<Item, Result>[]>();
      // a callback keeps the async context in which it was added: the group is logged and traced under this request
      void turn.then((group) => this.writeGroup(group));
      this.waiting.push({ item, resolve, reject, lead });
      if (this.isWriting) return;
      this.isWriting = true;
      // wait for the other requests of this turn of the event loop
      setImmediate(() => this.writeNext());
    });
  }

  private writeNext(): void {
    const group = this.nextGroup();
    this.isWriting = group.length > 0;
    group[0]?.lead(group);
  }

  private nextGroup(): Waiting<Item, Result>[] {
    const group = new Map<string, Waiting<Item, Result>>();
    this.waiting = this.waiting.filter((one) => {
      const key = this.writes.keyOf(one.item);
      if (group.size === this.writes.maxItems || group.has(key)) return true;
      group.set(key, one);
      return false;
    });
    return [...group.values()];
  }

  private async writeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.writes.writeGroup(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      for (const { reject } of [...group, ...this.waiting.splice(0)]) reject(error);
    }
    this.writeNext();
  }
}
