import { ContractStatus } from '../contracts/contract.status.js';
import type { Exchange } from './compose.js';
import { phrases } from './phrases.js';
import type { Random } from './random.js';

export interface DemoMessage {
  id: string;
  senderId: string;
  /** 1, 2, 3 ... in the order of the thread. */
  seq: number;
  message: string;
  createdAt: Date;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many messages a thread has: weights of 0 to 9. */
const LENGTHS = [49, 8, 17, 5, 9, 2, 3, 1, 0.7, 0.3].map((weight, length) => [length, weight] as const);

const GREETINGS = [
  '',
  '',
  '',
  '',
  'Hi! ',
  'Hello! ',
  'Hi there. ',
  'Good morning. ',
  'Interested! ',
  'Quick question. ',
];
const FAREWELLS = ['', '', '', '', ' Thanks!', ' Thank you.', ' Thanks in advance.'];
const TO_ALL = ['', '', '', '', '', 'Hi! ', 'Good question. ', 'For everyone: ', 'Thanks for asking. '];
const THANKS = phrases(`
  Perfect, thank you. I’ll talk to my bank.
  Good to know, thanks for the quick answer.
  Thanks! That helps a lot.
  Great, I’m getting my paperwork together.
  Thank you, we’ll think about it over the weekend.
`);
const NEWS: Record<ContractStatus, string[]> = {
  [ContractStatus.ACTIVE]: phrases(`
    Still available, since a few of you asked.
    Update: two people are coming to see it this week, nothing is decided yet.
  `),
  [ContractStatus.PENDING]: phrases(`
    Update: the fee is paid and the transfer has started, so it’s taken for now.
    Someone bought it today. I’ll post here if it falls through.
    This is in transfer now, thanks for all the interest.
  `),
  [ContractStatus.COMPLETED]: phrases(`
    Transfer is complete. Thank you all!
    All signed and done. Good luck with your search, everyone.
  `),
  [ContractStatus.CANCELLED]: phrases(`
    We’re keeping it after all, sorry about that.
    Plans changed, so I’m taking this down.
  `),
};

interface ThreadOf {
  sellerId: string;
  status: ContractStatus;
  exchanges: readonly Exchange[];
  listedAt: number;
}

/** A public thread in which candidates ask and the holder answers. No message is later than now. */
export function makeThread(
  random: Random,
  { sellerId, status, exchanges, listedAt }: ThreadOf,
  candidates: readonly { id: string }[],
  now: number,
): DemoMessage[] {
  const length = random.weighted(LENGTHS);
  const messages: DemoMessage[] = [];
  let time = listedAt;
  const say = (senderId: string, message: string, from: number, to: number) => {
    time += random.int(from, to);
    if (messages.length < length && time < now)
      messages.push({
        id: random.uuidAt(time),
        senderId,
        seq: messages.length + 1,
        message,
        createdAt: new Date(time),
      });
  };
  for (const { question, answer } of random.shuffled(exchanges).slice(0, Math.ceil(length / 2))) {
    const candidate = random.pick(candidates).id;
    say(candidate, random.pick(GREETINGS) + question + random.pick(FAREWELLS), 25 * MINUTE, 60 * HOUR);
    const isLast = messages.length === length - 1;
    if (isLast && status !== ContractStatus.ACTIVE) say(sellerId, random.deal(NEWS[status]), HOUR, 30 * HOUR);
    else say(sellerId, random.pick(TO_ALL) + answer, 6 * MINUTE, 14 * HOUR);
    if (random.chance(0.25)) say(candidate, random.deal(THANKS), 4 * MINUTE, 5 * HOUR);
    else if (random.chance(0.08)) say(sellerId, random.deal(NEWS[status]), HOUR, 40 * HOUR);
  }
  return messages;
}
