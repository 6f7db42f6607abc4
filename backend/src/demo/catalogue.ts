import { HOUR_MS } from '@handover/domain/days';
import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { ContractStatus } from '../contracts/contract.status.js';
import { APARTMENTS } from './apartments.js';
import { CAR_LEASES } from './car-leases.js';
import { compose, DAY, DEMO_TYPES, SHARES, type DemoType, type Draft, type Kind } from './compose.js';
import { LOANS } from './loans.js';
import { makeMembers, type Member } from './members.js';
import { MORTGAGES } from './mortgages.js';
import { Random } from './random.js';
import { makeThread, type DemoMessage } from './threads.js';
import { TIMESHARES } from './timeshares.js';

export interface DemoContract extends Omit<Draft, 'exchanges'> {
  id: string;
  sellerId: string;
  status: ContractStatus;
  createdAt: Date;
  updatedAt: Date;
  /** What a listing that is not simply for sale has, too. */
  offMarketReason?: OffMarketReason;
  offMarketAt?: Date;
  freshUntil?: Date;
  underReview?: boolean;
  messages: DemoMessage[];
}

export interface Catalogue {
  /** The first two are the known accounts. */
  members: [Member, Member, ...Member[]];
  contracts: DemoContract[];
}

const DAYS = 90;

const KINDS: Record<DemoType, Kind> = {
  'car-lease': CAR_LEASES,
  apartment: APARTMENTS,
  mortgage: MORTGAGES,
  timeshare: TIMESHARES,
  loan: LOANS,
};

const MIX = DEMO_TYPES.flatMap((type) => Array<DemoType>(SHARES[type]).fill(type));

/** Invents members, contracts and threads: the same for the same seed, except for the members' ids. */
export function makeCatalogue(count: number, seed: number, now: number): Catalogue {
  const random = new Random(seed);
  const members = makeMembers(random, now);
  const [member, seller, ...rest] = members;
  // the known members have contracts of their own near the top of the list
  const owned: [Member, DemoType, after: number][] = [
    ...DEMO_TYPES.map((type): [Member, DemoType, number] => [seller, type, 2]),
    [member, 'apartment', 20],
    [member, 'car-lease', 20],
  ];
  const holderOf = (type: DemoType, index: number): Member => {
    const at = owned.findIndex(([, own, after]) => own === type && index > after);
    if (at >= 0) return (owned.splice(at, 1)[0] as (typeof owned)[0])[0];
    // some members list many contracts, most of them few
    return rest[Math.floor(rest.length * random.next() ** 1.4)] as Member;
  };
  const draft = withoutRepeats(random, now);
  // recent contracts are more frequent, because most of the older ones have been handed over
  const times = Array.from(
    { length: count },
    () => now - Math.ceil(DAYS * DAY * random.next() ** 1.8) - 90_000,
  );
  const contracts = times
    .sort((a, b) => b - a)
    .map((listedAt, index): DemoContract => {
      const { exchanges, ...words } = draft(random.deal(MIX));
      const { id: sellerId } = holderOf(words.type, index);
      const others = members.filter(({ id }) => id !== sellerId);
      const candidates = sellerId === seller.id ? others.slice(0, 12) : others;
      const messages = makeThread(random, { sellerId, exchanges, listedAt }, candidates, now);
      const createdAt = new Date(listedAt);
      const state = { status: ContractStatus.ACTIVE, createdAt, updatedAt: createdAt };
      return { ...words, ...state, id: random.uuidAt(listedAt), sellerId, messages };
    });
  joinBeforeTheyAct(random, rest, contracts);
  return { members, contracts };
}

/** Members join within the weeks before they first list or write something, so that they do not all join on one day. */
function joinBeforeTheyAct(random: Random, members: Member[], contracts: DemoContract[]): void {
  const byId = new Map(members.map((member) => [member.id, member]));
  const acts = contracts.flatMap((contract) => [
    { id: contract.sellerId, at: contract.createdAt },
    ...contract.messages.map(({ senderId, createdAt }) => ({ id: senderId, at: createdAt })),
  ]);
  for (const { id, at } of acts.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const member = byId.get(id);
    // the first act of each member counts
    if (byId.delete(id) && member) member.createdAt = new Date(at.getTime() - random.int(HOUR_MS, 21 * DAY));
  }
}

/** Composes drafts without repeating a description, or a title in the same place. */
function withoutRepeats(random: Random, now: number): (type: DemoType) => Draft {
  const written = new Set<string>();
  return (type) => {
    for (;;) {
      const draft = compose(type, KINDS[type], random, now);
      const headline = `${draft.title} ${draft.location}`;
      if (written.has(draft.description) || written.has(headline)) continue;
      written.add(draft.description).add(headline);
      return draft;
    }
  };
}
