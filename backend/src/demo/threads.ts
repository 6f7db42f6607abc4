import { ContractStatus } from '../contracts/contract.status.js';
import type { Exchange } from './draft.js';
import type { Member } from './members.js';
import type { Random } from './random.js';

export interface Post {
  id: string;
  senderId: string;
  /** 1, 2, 3 ... as the chat numbers them. */
  seq: number;
  message: string;
  createdAt: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many messages a thread has, and how often. */
const LENGTHS = [
  [0, 49],
  [1, 8],
  [2, 17],
  [3, 5],
  [4, 9],
  [5, 2],
  [6, 3],
  [7, 1],
  [8, 0.7],
  [9, 0.3],
] as const;

const GREETINGS = [
  '',
  '',
  '',
  'Hi! ',
  'Hello. ',
  'Hi there! ',
  'Good morning. ',
  'Interested! ',
  'One question. ',
];
const FAREWELLS = ['', '', '', '', ' Thanks!', ' Thank you.', ' Thanks in advance.'];
const TO_ALL = [
  'For everyone: ',
  'To all who asked: ',
  'Answer for all: ',
  'For all of you reading: ',
  'Hello all. ',
  '',
  '',
  '',
];
const THANKS = [
  'Perfect, thank you. I will talk to my bank.',
  'Good to know, thanks for the quick answer.',
  'Thanks! That helps a lot.',
  'Great, I am getting my papers together.',
  'Thank you, we will think about it over the weekend.',
  'That answers it, thanks.',
];
const NEWS: Record<ContractStatus, readonly string[]> = {
  [ContractStatus.ACTIVE]: [
    'Update for everybody: still available, and I am happy to answer more questions here.',
    'To all: two visits are planned for this week, nothing is decided yet.',
    'For everyone: I added a few details above, please read them before you ask.',
  ],
  [ContractStatus.PENDING]: [
    'Update for everybody: the fee is paid and the transfer is under way, so this one is spoken for at the moment.',
    'To all: somebody bought it today, the paperwork has started. I will write here if it falls through.',
    'For everyone: this is in transfer now. Thank you for all the interest.',
  ],
  [ContractStatus.COMPLETED]: [
    'For everybody: the transfer is complete. Thank you all!',
    'To all: it is done, everything is signed. Good luck with your search.',
  ],
  [ContractStatus.CANCELLED]: [
    'For everyone: we are keeping it after all, sorry about that.',
    'To all: the plans changed, so I am taking this down.',
  ],
};

interface ThreadOf {
  sellerId: string;
  status: ContractStatus;
  exchanges: readonly Exchange[];
  /** When the contract was listed. */
  createdAt: number;
}

/** A public thread: candidates ask, the seller answers so that everybody can use it. Nothing in it is later than now. */
export function makeThread(
  random: Random,
  { sellerId, status, exchanges, createdAt }: ThreadOf,
  candidates: readonly Member[],
  now: number,
): Post[] {
  const wanted = random.weighted(LENGTHS);
  const asked = random.some(exchanges, Math.ceil(wanted / 2));
  const posts: Post[] = [];
  let time = createdAt;
  const post = (senderId: string, message: string, from: number, to: number) => {
    time += random.int(from, to);
    if (posts.length < wanted && time < now)
      posts.push({ id: random.uuidAt(time), senderId, seq: posts.length + 1, message, createdAt: time });
  };
  for (const { question, answer } of asked) {
    const candidate = random.pick(candidates).id;
    post(candidate, random.pick(GREETINGS) + question + random.pick(FAREWELLS), 25 * MINUTE, 60 * HOUR);
    const isLast = posts.length === wanted - 1;
    if (isLast && status !== ContractStatus.ACTIVE)
      post(sellerId, random.deal(NEWS[status]), HOUR, 30 * HOUR);
    else post(sellerId, random.pick(TO_ALL) + answer, 6 * MINUTE, 14 * HOUR);
    if (random.chance(0.25)) post(candidate, random.deal(THANKS), 4 * MINUTE, 5 * HOUR);
    else if (random.chance(0.08)) post(sellerId, random.deal(NEWS[status]), HOUR, 40 * HOUR);
  }
  return posts;
}
