import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { ContractStatus } from '../contracts/contract.status.js';
import type { Catalogue, DemoContract } from './catalogue.js';
import { DEMO_MEMBER, DEMO_SELLER, type Member } from './members.js';
import type { Random } from './random.js';
import { giveTo } from './transfers.js';

const DAY = 86_400_000;

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
export function makeListings(
  random: Random,
  { members, contracts }: Catalogue,
  now: number,
): Record<string, Record<string, unknown>[]> {
  const seller = members.find(({ email }) => email === DEMO_SELLER) as Member;
  const free = untouched({ members, contracts }).filter(
    ({ createdAt }) => createdAt.getTime() < now - 35 * DAY && createdAt.getTime() > now - 60 * DAY,
  );
  for (const [reason, ago] of OFF_MARKET) {
    const contract = free.shift();
    if (!contract) break;
    giveTo(seller.id, contract);
    const at = new Date(now - ago * DAY);
    Object.assign(contract, { status: ContractStatus.CANCELLED, updatedAt: at });
    Object.assign(contract, { offMarketReason: reason, offMarketAt: at, freshUntil: at });
    if (reason === 'term-over') contract.remainingTermMonths = 1;
  }
  const own = contracts.filter(({ sellerId }) => sellerId === seller.id);
  const oldest = own.findLast(({ status }) => status === ContractStatus.ACTIVE);
  if (oldest) oldest.freshUntil = new Date(now + 5 * DAY);
  return {
    contract_view_totals: own.map(({ id, createdAt }) => ({
      contractId: id,
      views: Math.ceil(((now - createdAt.getTime()) / DAY) * random.between(2, 7)),
    })),
  };
}

/** Contracts for sale of which neither of the two known accounts is the holder or a candidate. */
export function untouched({ members, contracts }: Catalogue): DemoContract[] {
  const known = members.filter(({ email }) => [DEMO_MEMBER, DEMO_SELLER].includes(email)).map(({ id }) => id);
  return contracts.filter(
    ({ sellerId, status, messages }) =>
      status === ContractStatus.ACTIVE &&
      !known.includes(sellerId) &&
      !messages.some(({ senderId }) => known.includes(senderId)),
  );
}
