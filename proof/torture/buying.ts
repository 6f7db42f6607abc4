import Stripe from 'stripe';
import { idOf } from '../../backend/test/support/payments.js';
import { call, completion, isServerError, opening, type Api } from './calls.js';
import type { Buyer } from './people.js';
import type { Answer, Stage } from './stage.js';

/** What a scenario observed, in addition to what the checker finds afterwards. */
export interface Seen {
  figures: Record<string, number>;
  problems: string[];
}

/** Longer than a killed process needs to restart, even on a busy machine. */
const PATIENCE_MS = 60_000;

export const apiOf = (index: number): Api => (index % 2 ? 'graphql' : 'rest');
export const urlOf = ({ urls }: Stage, index: number): string => urls[index % urls.length] as string;
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs at most `width` calls at a time; results keep the order. */
export async function inTurn<Item, Result>(
  items: Item[],
  work: (item: Item, index: number) => Promise<Result>,
  atATime = 8,
) {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

/** Retries for a minute until there is a definite answer; null if there never is one. */
async function patiently<Result>(attempt: () => Promise<Result | undefined>): Promise<Result | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const result = await attempt();
    if (result !== undefined) return result;
    await pause(50 + Math.random() * 150);
  }
  return null;
}

/** A definite no to a buyer, for the moment at least. */
const REFUSED = [
  'NOT_FOR_SALE',
  'NOT_FOUND',
  // this buyer has more contracts than they have accepted
  'RATE_LIMITED',
  // the seller has chosen another candidate, or chooses
  'RESERVED',
  'NOT_CHOSEN',
  // suspended or deleted
  'UNAUTHENTICATED',
];

/** Creates the payment intent, with retries; null if the buyer may not have the contract. */
export const opened = (stage: Stage, buyer: Buyer, contract: string, index: number): Promise<string | null> =>
  patiently(async () => {
    const answer = await call(stage, urlOf(stage, index), opening(apiOf(index), buyer, contract));
    if (REFUSED.includes(answer.code)) return null;
    const secret = /pi_\w+_secret_\w+/.exec(answer.text)?.[0];
    return secret && idOf(secret);
  });

/** Creates and authorizes the payment intent, with retries; null if the buyer may not have the contract. */
export const authorised = (
  stage: Stage,
  buyer: Buyer,
  contract: string,
  index: number,
): Promise<string | null> =>
  patiently(async () => {
    const intent = await opened(stage, buyer, contract, index);
    return !intent || (await confirmed(stage, intent)) ? intent : undefined;
  });

export async function confirmed({ provider }: Stage, intent: string): Promise<boolean> {
  try {
    await provider.confirm(intent);
    return true;
  } catch (error) {
    // confirmed by an earlier request whose answer was lost, or canceled because the contract is sold
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
    return (
      error.payment_intent?.status === 'requires_capture' || error.payment_intent?.status === 'succeeded'
    );
  }
}

/** Polls until the answer is final, as the page does. */
export async function completed(stage: Stage, buyer: Buyer, intent: string, index: number): Promise<Answer> {
  let answer: Answer = { status: 0, code: 'LOST' };
  const end = Date.now() + PATIENCE_MS;
  for (let tries = 0; Date.now() < end; tries++) {
    answer = await call(stage, urlOf(stage, index + tries), completion(apiOf(index + tries), buyer, intent));
    if (answer.status !== 0 && !isServerError(answer) && answer.code !== 'PROCESSING') break;
    await pause(100 + Math.random() * 200);
  }
  stage.answers.push({ intent, answer });
  return answer;
}
