import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { ContractStatus } from '../contracts/contract.status.js';
import type { Catalogue, DemoContract } from './catalogue.js';
import { DAY } from './compose.js';
import type { Random } from './random.js';

/** Why contracts of the demo seller left the market, and how many days ago. */
const OFF_MARKET: readonly (readonly [OffMarketReason, number])[] = [
  ['paused', 6],
  ['expired', 2],
  ['withdrawn', 12],
  ['holder-silent', 9],
  ['elsewhere', 20],
  ['term-over', 15],
];

/**
 * Gives the demo seller a listing in each state that holders see, and one that has to be renewed soon; changes contracts
 * of the catalogue. Returns how often the listings of the seller were looked at, as rows by table.
 */
export function makeListings(random: Random, catalogue: Catalogue, now: number) {
  const [, seller] = catalogue.members;
  const age = ({ createdAt }: DemoContract) => (now - createdAt.getTime()) / DAY;
  const free = untouched(catalogue).filter((contract) => age(contract) > 35 && age(contract) < 60);
  for (const [at, [reason, ago]] of OFF_MARKET.entries()) {
    const contract = free[at];
    if (!contract) break;
    giveTo(seller.id, contract);
    const left = new Date(now - ago * DAY);
    Object.assign(contract, { status: ContractStatus.CANCELLED, updatedAt: left, freshUntil: left });
    Object.assign(contract, { offMarketReason: reason, offMarketAt: left });
    if (reason === 'term-over') contract.remainingTermMonths = 1;
  }
  const own = catalogue.contracts.filter(({ sellerId }) => sellerId === seller.id);
  const oldest = own.findLast(({ status }) => status === ContractStatus.ACTIVE);
  if (oldest) oldest.freshUntil = new Date(now + 5 * DAY);
  const views = (contract: DemoContract) => Math.ceil(age(contract) * random.between(2, 7));
  return {
    contract_view_totals: own.map((contract) => ({ contractId: contract.id, views: views(contract) })),
  };
}

export function giveTo(holderId: string, contract: DemoContract): void {
  for (const message of contract.messages)
    if (message.senderId === contract.sellerId) message.senderId = holderId;
  contract.sellerId = holderId;
}

/** Contracts for sale of which neither of the two known accounts is the holder or a candidate. */
export function untouched({ members, contracts }: Catalogue): DemoContract[] {
  const known = [members[0].id, members[1].id];
  return contracts.filter(
    ({ sellerId, status, messages }) =>
      status === ContractStatus.ACTIVE &&
      ![sellerId, ...messages.map(({ senderId }) => senderId)].some((id) => known.includes(id)),
  );
}
