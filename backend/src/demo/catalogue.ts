import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { ContractStatus } from '../contracts/contract.status.js';
import { APARTMENTS } from './apartments.js';
import { CAR_LEASES } from './car-leases.js';
import { compose, DEMO_TYPES, SHARES, type DemoType, type Draft, type Kind } from './compose.js';
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
  members: Member[];
  contracts: DemoContract[];
}

const DAY = 86_400_000;
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
  const draft = withoutRepeats(random, now);
  const sellers = new Sellers(random, members);
  // recent contracts are more frequent, because most of the older ones have been handed over
  const times = Array.from(
    { length: count },
    () => now - Math.ceil(DAYS * DAY * random.next() ** 1.8) - 90_000,
  );
  const contracts = times
    .sort((a, b) => b - a)
    .map((listedAt, index): DemoContract => {
      const { exchanges, ...words } = draft(random.deal(MIX));
      const seller = sellers.next(words.type, index);
      const status = seller.isKnown ? ContractStatus.ACTIVE : statusAfter(random, now - listedAt);
      const others = members.filter(({ id }) => id !== seller.id);
      const thread = { sellerId: seller.id, status, exchanges, listedAt };
      const messages = makeThread(random, thread, seller.isKnown ? others.slice(0, 12) : others, now);
      const lastMoment = messages.at(-1)?.createdAt.getTime() ?? listedAt;
      const changedAt = Math.min(now, lastMoment + random.int(1, 3 * DAY));
      return {
        ...words,
        id: random.uuidAt(listedAt),
        sellerId: seller.id,
        status,
        createdAt: new Date(listedAt),
        updatedAt: new Date(status === ContractStatus.ACTIVE ? listedAt : changedAt),
        messages,
      };
    });
  joinBeforeTheyAct(random, members.slice(2), contracts);
  return { members, contracts };
}

/** Members join within the weeks before they first list or write something, so that they do not all join on one day. */
function joinBeforeTheyAct(
  random: Random,
  members: readonly Member[],
  contracts: readonly DemoContract[],
): void {
  const first = new Map<string, number>();
  const note = (id: string, { createdAt }: { createdAt: Date }) =>
    first.set(id, Math.min(first.get(id) ?? Infinity, createdAt.getTime()));
  for (const contract of contracts) {
    note(contract.sellerId, contract);
    for (const message of contract.messages) note(message.senderId, message);
  }
  for (const member of members) {
    const acted = first.get(member.id);
    if (acted) member.createdAt = new Date(acted - random.int(DAY / 24, 21 * DAY));
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

/** Gives the two known members contracts of their own near the top of the list, and the rest to the others. */
class Sellers {
  private readonly ofSeller = new Set(DEMO_TYPES);
  private readonly ofMember = new Set<DemoType>(['apartment', 'car-lease']);

  constructor(
    private readonly random: Random,
    private readonly members: [Member, Member, ...Member[]],
  ) {}

  next(type: DemoType, index: number): { id: string; isKnown: boolean } {
    const [member, seller, ...others] = this.members;
    if (index > 2 && this.ofSeller.delete(type)) return { id: seller.id, isKnown: true };
    if (index > 20 && this.ofMember.delete(type)) return { id: member.id, isKnown: true };
    // some members list many contracts, most of them few
    const other = others[Math.floor(others.length * this.random.next() ** 1.4)] as Member;
    return { id: other.id, isKnown: false };
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
