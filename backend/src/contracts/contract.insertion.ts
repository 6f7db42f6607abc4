import { unauthenticated } from '../common/errors.js';
import type { Statement, Tx } from '../database/database.js';
import { lockedMember } from '../users/user.rows.js';
import { withFlagsByOthers } from './contract.duplicates.js';
import { Contract } from './contract.entity.js';
import { FRESH_FROM_NOW } from './contract.market.js';
import { ContractStatus } from './contract.status.js';

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
>;

/**
 * Nothing is inserted for a holder who may not act. SQL: the lock and the insertion are one measured statement. It returns
 * only what the database decides: returning and parsing all columns takes time in every submission.
 */
const INSERT: Statement = {
  name: 'contracts.insert',
  text: `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months,
      transfer_fee, masked_title, masked_description, masked_location, flags, facts, masked_facts, incentive,
      effective_monthly, cash_at_transfer, place_id, fresh_until)
    select holder.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${withFlagsByOthers('$12', 'holder', '$2', '$3')},
      $13, $14, $15, $16, $17, $18, ${FRESH_FROM_NOW}
    from (${lockedMember('$1')}) holder
    returning id, created_at as "createdAt", fresh_until as "freshUntil"`,
};

/** Lists a contract and returns it as its holder reads it. Throws UNAUTHENTICATED if the holder may not act. */
export async function insertContract(
  on: Pick<Tx, 'query'>,
  listed: NewContract,
  flags: readonly string[],
): Promise<Contract> {
  const { maskedTitle, maskedDescription, maskedLocation, facts, maskedFacts, ...stated } = listed;
  const [row] = await on.query<Pick<Contract, 'id' | 'createdAt' | 'freshUntil'>>(INSERT, [
    ...[stated.userId, stated.title, stated.type, stated.description, stated.location],
    ...[stated.monthlyPayment, stated.remainingTermMonths, stated.transferFee],
    ...[maskedTitle, maskedDescription, maskedLocation, flags],
    ...[JSON.stringify(facts), maskedFacts && JSON.stringify(maskedFacts), stated.incentive],
    ...[stated.effectiveMonthly, stated.cashAtTransfer, stated.placeId],
  ]);
  if (!row) throw unauthenticated();
  const { createdAt } = row;
  return Object.assign(new Contract(), stated, row, {
    ...{ facts, status: ContractStatus.ACTIVE, termsVersion: 1, messageCount: 0 },
    ...{ updatedAt: createdAt, listedAt: createdAt, termAsOf: createdAt.slice(0, 10) },
    ...{ written: null, hiddenAt: null, storedCover: null, offMarketReason: null, offMarketAt: null },
    ...{ held: false, underReview: false },
  });
}
