import { HOUR_MS } from '@handover/domain/days';
import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import type { ContractType } from '@handover/domain/types/words';
import { ContractStatus } from '../contracts/contract.status.js';
import { APARTMENTS } from './apartments.js';
import { CAR_LEASES } from './car-leases.js';
import { compose, DAY, type Draft, type Kind } from './compose.js';
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

/** Out of 20 contracts, how many are of each type. */
const KINDS: readonly (readonly [type: ContractType, kind: Kind, share: number])[] = [
  ['car-lease', CAR_LEASES, 7],
  ['apartment', APARTMENTS, 5],
  ['mortgage', MORTGAGES, 2],
  ['timeshare', TIMESHARES, 3],
  ['loan', LOANS, 3],
];
const MIX = KINDS.flatMap(([type, kind, share]) => Array.from({ length: share }, () => ({ type, kind })));

/** Invents members, contracts and threads: the same for the same seed, except for the members' ids. */
export function makeCatalogue(count: number, seed: number, now: number): Catalogue {
  const random = new Random(seed);
  const members = makeMembers(random, now);
  const [member, seller, ...rest] = members;
  // the known members have contracts of their own near the top of the list
  const ofSeller = new Set(KINDS.map(([type]) => type));
  const ofMember = new Set<ContractType>(['apartment', 'car-lease']);
  const holderOf = (type: ContractType, index: number): Member => {
    if (index > 2 && ofSeller.delete(type)) return seller;
    if (index > 20 && ofMember.delete(type)) return member;
    // some members list many contracts, most of them few
    return rest[Math.floor(rest.length * random.next() ** 1.4)] as Member;
  };
  const written = new Set<string>();
  /** Does not repeat a description, or a title in the same place. */
  const draft = (): Draft => {
    const { type, kind } = random.deal(MIX);
    for (;;) {
      const made = compose(type, kind, random, now);
      const repeated = [made.description, `${made.title} ${made.location}`];
      if (repeated.some((text) => written.has(text))) continue;
      for (const text of repeated) written.add(text);
      return made;
    }
  };
  // recent contracts are more frequent, because most of the older ones have been handed over
  const times = Array.from(
    { length: count },
    () => now - Math.ceil(DAYS * DAY * random.next() ** 1.8) - 90_000,
  );
  const contracts = times
    .sort((a, b) => b - a)
    .map((listedAt, index): DemoContract => {
      const { exchanges, ...words } = draft();
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
  for (const member of members) {
    const acts = contracts.flatMap(({ sellerId, createdAt, messages }) =>
      [{ senderId: sellerId, createdAt }, ...messages].filter(({ senderId }) => senderId === member.id),
    );
    const first = Math.min(...acts.map(({ createdAt }) => createdAt.getTime()));
    if (acts.length > 0) member.createdAt = new Date(first - random.int(HOUR_MS, 21 * DAY));
  }
}
