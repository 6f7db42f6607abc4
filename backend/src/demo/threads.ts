import { HOUR_MS } from '@handover/domain/days';
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
const MOST_MESSAGES = 9;

const GREETINGS = ['', '', '', 'Hi! ', 'Hello! ', 'Hi there. ', 'Good morning. ', 'Quick question. '];
const FAREWELLS = ['', '', '', ' Thanks!', ' Thank you.', ' Thanks in advance.'];
const TO_ALL = ['', '', '', '', 'Hi! ', 'Good question. ', 'For everyone: ', 'Thanks for asking. '];
const THANKS = phrases(`
  Perfect, thank you. I’ll talk to my bank.
  Good to know, thanks for the quick answer.
  Thanks! That helps a lot.
  Great, I’m getting my paperwork together.
  Thank you, we’ll think about it over the weekend.
`);
const NEWS = phrases(`
  Still available, since a few of you asked.
  Update: two people are coming to see it this week, nothing is decided yet.
`);

/** A public thread in which candidates ask and the holder answers. No message is later than now. */
export function makeThread(
  random: Random,
  { sellerId, exchanges, listedAt }: { sellerId: string; exchanges: string[][]; listedAt: number },
  candidates: readonly { id: string }[],
  now: number,
): DemoMessage[] {
  // about half of the threads are empty, and few are long
  const length = Math.floor((MOST_MESSAGES + 1) * random.next() ** 4);
  const messages: DemoMessage[] = [];
  let time = listedAt;
  const say = (senderId: string, message: string, from: number, to: number) => {
    time += random.int(from, to);
    if (messages.length >= length || time >= now) return;
    const seq = messages.length + 1;
    messages.push({ id: random.uuidAt(time), senderId, seq, message, createdAt: new Date(time) });
  };
  for (const [question = '', answer = ''] of random.shuffled(exchanges).slice(0, Math.ceil(length / 2))) {
    const candidate = random.pick(candidates).id;
    say(candidate, random.pick(GREETINGS) + question + random.pick(FAREWELLS), 25 * MINUTE, 60 * HOUR_MS);
    say(sellerId, random.pick(TO_ALL) + answer, 6 * MINUTE, 14 * HOUR_MS);
    const next = random.next();
    if (next < 0.25) say(candidate, random.deal(THANKS), 4 * MINUTE, 5 * HOUR_MS);
    else if (next < 0.3) say(sellerId, random.deal(NEWS), HOUR_MS, 40 * HOUR_MS);
  }
  return messages;
}
