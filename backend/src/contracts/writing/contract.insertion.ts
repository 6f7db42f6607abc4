import { Injectable } from '@nestjs/common';
import { unauthenticated } from '../../common/api/errors.js';
import { Database, isRefusal, type Statement, type Tx } from '../../database/database.js';
import { GroupedWrites } from '../../database/grouped-writes.js';
import { lockedMember } from '../../users/user.rows.js';
import { withFlagsByOthers } from './contract.duplicates.js';
import { Contract } from '../contract.entity.js';
import { FRESH_FROM_NOW } from '../contract.freshness.js';
import { ContractStatus } from '../contract.status.js';

/** What a submission states, and what is computed from it. */
type NewContract = Pick<
  Contract,
  | 'userId'
  | 'title'
  | 'type'
  | 'description'
  | 'location'
  | 'monthlyPayment'
  | 'remainingTermMonths'
  | 'transferFee'
  | 'maskedTitle'
  | 'maskedDescription'
  | 'maskedLocation'
  | 'facts'
  | 'maskedFacts'
  | 'incentive'
  | 'effectiveMonthly'
  | 'cashAtTransfer'
  | 'placeId'
  | 'flags'
>;

/** What the database decides; returning and parsing all columns would take time in every submission. */
type Inserted = Pick<Contract, 'id' | 'userId' | 'flags' | 'createdAt' | 'freshUntil'>;

/**
 * Inserts the contracts of a JSON array, except those whose holder may not act. SQL: the lock and the insertion are one measured
 * statement. The trigger contracts_search_filled computes search, brand and available_from (schema/triggers.ts).
 */
const insertion = (name: string, lockedHolder: string): Statement => ({
  name,
  text: `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
      transfer_fee, masked_title, masked_description, masked_location, flags, facts, masked_facts, incentive,
      effective_monthly, cash_at_transfer, place_id, fresh_until)
    select holder.id, title, type, description, location, "monthlyPayment", "remainingTermMonths",
      "transferFee", "maskedTitle", "maskedDescription", "maskedLocation",
      ${withFlagsByOthers('given.flags', 'holder', 'given.title', 'given.type')}, facts, "maskedFacts", incentive,
      "effectiveMonthly", "cashAtTransfer", "placeId", ${FRESH_FROM_NOW}
    from json_to_recordset($1) as given ("userId" uuid, title text, type text, description text, location text,
      "monthlyPayment" int, "remainingTermMonths" int, "transferFee" int, "maskedTitle" text, "maskedDescription" text,
      "maskedLocation" text, flags text[], facts jsonb, "maskedFacts" jsonb, incentive int, "effectiveMonthly" int,
      "cashAtTransfer" int, "placeId" int)
    cross join lateral (${lockedHolder}) holder
    returning id, user_id as "userId", flags, created_at as "createdAt", fresh_until as "freshUntil"`,
});

const HOLDER = lockedMember('given."userId"');
const INSERT = insertion('contracts.insert', HOLDER);
/** Leaves out contracts whose holder is locked just now, so that no other member waits for that lock. */
const INSERT_GROUP = insertion('contracts.insert-group', `${HOLDER} skip locked`);

/** A group of this size takes PostgreSQL 5 to 6 ms. */
const MAX_GROUP = 32;

/** Lists contracts. Those of several members that arrive at the same time are inserted together (docs/adr/0032). */
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

  /** The same in a transaction, and alone. */
  async insertAlone(on: Pick<Tx, 'query'>, listed: NewContract): Promise<Contract> {
    const [row] = await on.query<Inserted>(INSERT, [JSON.stringify([listed])]);
    if (!row) throw unauthenticated();
    return insertedContract(listed, row);
  }

  private async insertGroup(listed: NewContract[]): Promise<(Contract | undefined)[]> {
    const rows = await this.database
      .query<Inserted>(INSERT_GROUP, [JSON.stringify(listed)])
      .catch((error: unknown) => {
        // because of one of them; none was inserted
        if (isRefusal(error)) return [];
        throw error;
      });
    const byHolder = new Map(rows.map((row) => [row.userId, row]));
    return listed.map((one) => {
      const row = byHolder.get(one.userId);
      return row && insertedContract(one, row);
    });
  }
}

function insertedContract(listed: NewContract, row: Inserted): Contract {
  const { createdAt } = row;
  return Object.assign(new Contract(), listed, row, {
    ...{ status: ContractStatus.ACTIVE, termsVersion: 1, messageCount: 0 },
    ...{ updatedAt: createdAt, listedAt: createdAt, termAsOf: createdAt.slice(0, 10) },
    ...{ written: null, hiddenAt: null, storedCover: null, offMarketReason: null, offMarketAt: null },
    ...{ held: false, underReview: false },
  });
}
