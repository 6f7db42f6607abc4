import { ContractType } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { apartment } from './apartments.js';
import { carLease } from './car-leases.js';
import type { Draft } from './draft.js';
import { loan } from './loans.js';
import { makeMembers, type Member } from './members.js';
import { mortgage } from './mortgages.js';
import { Random } from './random.js';
import { makeThread, type Post } from './threads.js';
import { timeshare } from './timeshares.js';

export interface Listing extends Omit<Draft, 'exchanges'> {
  id: string;
  sellerId: string;
  status: ContractStatus;
  createdAt: number;
  updatedAt: number;
  posts: Post[];
}

export interface Catalogue {
  members: Member[];
  listings: Listing[];
}

const DAY = 86_400_000;
const DAYS = 90;

const WRITERS: Record<ContractType, (random: Random, now: number) => Draft> = {
  [ContractType.CAR_LEASE]: carLease,
  [ContractType.APARTMENT]: apartment,
  [ContractType.MORTGAGE]: mortgage,
  [ContractType.TIMESHARE]: timeshare,
  [ContractType.LOAN]: loan,
};

/** What twenty contracts of a marketplace are. */
const MIX: readonly ContractType[] = [
  ...Array<ContractType>(7).fill(ContractType.CAR_LEASE),
  ...Array<ContractType>(5).fill(ContractType.APARTMENT),
  ...Array<ContractType>(2).fill(ContractType.MORTGAGE),
  ...Array<ContractType>(3).fill(ContractType.TIMESHARE),
  ...Array<ContractType>(3).fill(ContractType.LOAN),
];

/** Invents people, contracts and threads; the same for the same seed, apart from the members' ids. */
export function makeCatalogue(contracts: number, seed: number, now: number): Catalogue {
  const random = new Random(seed);
  const members = makeMembers(random, now);
  const draft = withoutRepeats(random, now);
  const sellers = new Sellers(random, members);
  // younger ones are more frequent: what is old has mostly been handed over
  const times = Array.from(
    { length: contracts },
    () => now - Math.ceil(DAYS * DAY * random.next() ** 1.8) - 90_000,
  );
  const listings = times
    .sort((a, b) => b - a)
    .map((createdAt, index): Listing => {
      const { exchanges, ...words } = draft(random.deal(MIX));
      const seller = sellers.next(words.type, index);
      const status = seller.isKnown ? ContractStatus.ACTIVE : statusAfter(random, now - createdAt);
      const candidates = seller.isKnown
        ? members.filter(({ id }) => id !== seller.id).slice(0, 12)
        : members.filter(({ id }) => id !== seller.id);
      const posts = makeThread(
        random,
        { sellerId: seller.id, status, exchanges, createdAt },
        candidates,
        now,
      );
      const lastMoment = posts.at(-1)?.createdAt ?? createdAt;
      const updatedAt =
        status === ContractStatus.ACTIVE ? createdAt : Math.min(now, lastMoment + random.int(1, 3 * DAY));
      return {
        ...words,
        id: random.uuidAt(createdAt),
        sellerId: seller.id,
        status,
        createdAt,
        updatedAt,
        posts,
      };
    });
  return { members, listings };
}

/** A writer of drafts that never tells a thing twice. */
function withoutRepeats(random: Random, now: number): (type: ContractType) => Draft {
  const told = new Set<string>();
  return (type) => {
    for (;;) {
      const draft = WRITERS[type](random, now);
      const headline = `${draft.title} ${draft.location}`;
      if (told.has(draft.description) || told.has(headline)) continue;
      told.add(draft.description).add(headline);
      return draft;
    }
  };
}

/** The two known members have something of their own near the top of the list, the others share the rest. */
class Sellers {
  private readonly ofSeller = new Set(Object.values(ContractType));
  private readonly ofMember = new Set([ContractType.APARTMENT, ContractType.CAR_LEASE]);

  constructor(
    private readonly random: Random,
    private readonly members: [Member, Member, ...Member[]],
  ) {}

  next(type: ContractType, index: number): { id: string; isKnown: boolean } {
    const [member, seller, ...others] = this.members;
    if (index > 2 && this.ofSeller.delete(type)) return { id: seller.id, isKnown: true };
    if (index > 20 && this.ofMember.delete(type)) return { id: member.id, isKnown: true };
    // some list a lot, most of them little
    return {
      id: (others[Math.floor(others.length * this.random.next() ** 1.4)] as Member).id,
      isKnown: false,
    };
  }
}

function statusAfter(random: Random, age: number): ContractStatus {
  if (age < 2 * DAY) return ContractStatus.ACTIVE;
  return random.weighted([
    [ContractStatus.ACTIVE, 86],
    [ContractStatus.PENDING, 7],
    [ContractStatus.COMPLETED, age > 12 * DAY ? 5 : 0],
    [ContractStatus.CANCELLED, 2],
  ]);
}
