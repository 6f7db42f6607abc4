import Stripe from 'stripe';
import { idOf } from '../support/payments.js';
import { atOnce, call, completion, isServerError, opening, type Answer, type Door } from './calls.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Stage } from './stage.js';

/** What a scenario saw, beside what the checker finds afterwards. */
export interface Seen {
  figures: Record<string, number>;
  problems: string[];
}

/** Longer than a process that was killed needs to be back, on a busy machine, too. */
const PATIENCE_MS = 60_000;

const doorOf = (index: number): Door => (index % 2 ? 'graphql' : 'rest');
const urlOf = ({ urls }: Stage, index: number): string => urls[index % urls.length] as string;
const pick = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A few at a time: opening payments is not what is measured. */
export async function inTurn<Item, Result>(
  items: Item[],
  work: (item: Item, index: number) => Promise<Result>,
) {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

/** Opens and authorises, however often it takes; null where the contract is gone by then. */
export async function authorised(
  stage: Stage,
  buyer: Buyer,
  contract: string,
  index: number,
): Promise<string | null> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const answer = await call(urlOf(stage, index), opening(doorOf(index), buyer, contract));
    if (['NOT_FOR_SALE', 'NOT_FOUND'].includes(answer.code)) return null;
    const secret = /pi_\w+_secret_\w+/.exec(answer.text)?.[0];
    if (secret && (await confirmed(stage, idOf(secret)))) return idOf(secret);
    await pause(50 + Math.random() * 150);
  }
  return null;
}

async function confirmed({ provider }: Stage, intent: string): Promise<boolean> {
  try {
    await provider.confirm(intent);
    return true;
  } catch (error) {
    // confirmed already, under an answer that got lost; or closed, as the contract is taken
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
    return (
      error.payment_intent?.status === 'requires_capture' || error.payment_intent?.status === 'succeeded'
    );
  }
}

/** Asks until it is told something final, as the page does. */
export async function completed(stage: Stage, buyer: Buyer, intent: string, index: number): Promise<Answer> {
  let answer: Answer = { status: 0, code: 'LOST' };
  const end = Date.now() + PATIENCE_MS;
  for (let tries = 0; Date.now() < end; tries++) {
    answer = await call(urlOf(stage, index + tries), completion(doorOf(index + tries), buyer, intent));
    if (answer.status !== 0 && !isServerError(answer) && answer.code !== 'PROCESSING') break;
    await pause(100 + Math.random() * 200);
  }
  stage.answers.push({ intent, answer });
  return answer;
}

/** Many buyers with authorised cards press "complete" in the same millisecond. */
export async function race(
  stage: Stage,
  { rounds, buyers }: { rounds: number; buyers: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const crowd = await makePeople(stage.query, buyers, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, rounds);
  const problems: string[] = [];
  const figures = { rounds, buyers, answers: 0, serverErrors: 0, slowestMs: 0 };
  await stage.provider.knobs({ webhooks: { paused: true } });
  for (const contract of contracts) {
    const intents = await inTurn(crowd, (buyer, index) => authorised(stage, buyer, contract, index));
    const began = performance.now();
    // the sweeper may have sold it while the last ones were still typing
    const ready = crowd.flatMap((buyer, index) =>
      intents[index] ? [{ buyer, intent: intents[index] }] : [],
    );
    const answers = await atOnce(
      ready.map(({ buyer, intent }, index) => ({
        url: urlOf(stage, index),
        call: completion(doorOf(index >> 1), buyer, intent),
      })),
    );
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began));
    answers.forEach((answer, index) => stage.answers.push({ intent: ready[index]?.intent ?? '', answer }));
    const won = answers.filter(({ code }) => code === 'COMPLETED').length;
    if (won !== 1) problems.push(`${won} of ${buyers} were told that ${contract} is theirs`);
    figures.answers += answers.length;
    const failed = answers.filter(isServerError);
    figures.serverErrors += failed.length;
    const other = answers.filter(({ code }) => !['COMPLETED', 'CONTRACT_TAKEN'].includes(code));
    if (other.length > 0)
      problems.push(
        `answers that are neither: ${[...new Set(other.map(({ status, code }) => `${status} ${code}`))].join(', ')}`,
      );
  }
  return { figures, problems };
}

/** Buyers, webhooks, admins who set any status, and deletions, all at the same contracts. */
export async function mixed(
  stage: Stage,
  { contracts: count, buyers }: { contracts: number; buyers: number },
) {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const crowd = await makePeople(stage.query, buyers, stage.sessionSecret);
  const [admin] = await makePeople(stage.query, 1, stage.sessionSecret, { admin: true });
  const contracts = await makeContracts(stage.query, seller as Buyer, count);
  await stage.provider.knobs({
    webhooks: { paused: false, duplicates: 1, shuffleMs: 500, delayMs: 20, dropRate: 0.2 },
  });
  let isBuying = true;
  const edits = { statuses: 0, deletions: 0 };
  const meddling = (async () => {
    while (isBuying) {
      const id = pick(contracts);
      const status = pick(['active', 'active', 'pending', 'cancelled', 'completed']);
      const remove = Math.random() < 0.1;
      await fetch(`${urlOf(stage, 0)}/api/admin/contracts/${id}`, {
        method: remove ? 'DELETE' : 'PUT',
        headers: { 'content-type': 'application/json', cookie: (admin as Buyer).cookie },
        ...(!remove && { body: JSON.stringify({ status }) }),
      });
      edits[remove ? 'deletions' : 'statuses']++;
      await pause(5);
    }
  })();
  const outcomes = await inTurn(
    contracts
      .flatMap((contract) => crowd.map((buyer) => ({ contract, buyer })))
      .sort(() => Math.random() - 0.5),
    async ({ contract, buyer }, index) => {
      const intent = await authorised(stage, buyer, contract, index);
      return intent ? (await completed(stage, buyer, intent, index)).code : 'NOT_OPENED';
    },
  );
  isBuying = false;
  await meddling;
  await stage.provider.knobs({ reset: true });
  return { figures: { contracts: count, ...countCodes(outcomes), ...edits }, problems: [] };
}

/** Everybody buys while every third call to the provider fails in one of five ways. */
export async function faults(
  stage: Stage,
  { purchases, rate }: { purchases: number; rate: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const crowd = await makePeople(stage.query, 20, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, purchases);
  const each = rate / 5;
  const all = { failRate: each, failAfterRate: each, cutRate: each, cutAfterRate: each, rateLimitRate: each };
  await stage.provider.knobs({
    faults: { '*': all },
    webhooks: { paused: false, duplicates: 1, shuffleMs: 1_000, dropRate: rate },
  });
  const outcomes = await inTurn(contracts, async (contract, index) => {
    // one has a rival: a refund or a release has to work under faults, too
    const rivals = index % 4 === 0 ? 2 : 1;
    const codes = await Promise.all(
      Array.from({ length: rivals }, async (_, rival) => {
        const buyer = crowd[(index * 2 + rival) % crowd.length] as Buyer;
        const intent = await authorised(stage, buyer, contract, index);
        return intent ? (await completed(stage, buyer, intent, index)).code : 'NOT_OPENED';
      }),
    );
    return codes;
  });
  await stage.provider.knobs({ reset: true });
  return { figures: { contracts: purchases, ...countCodes(outcomes.flat()) }, problems: [] };
}

/** Notices doubled, shuffled, early, late and never; and forged ones in between. */
export async function webhooks(stage: Stage, { purchases, forged }: { purchases: number; forged: number }) {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const crowd = await makePeople(stage.query, 20, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, purchases);
  await stage.provider.knobs({
    webhooks: { paused: false, duplicates: 4, shuffleMs: 3_000, delayMs: 0, dropRate: 0.3 },
  });
  let accepted = 0;
  // nobody calls "complete": the notices, and the sweeper for those that never come, do it all
  await inTurn(contracts, (contract, index) =>
    authorised(stage, crowd[index % crowd.length] as Buyer, contract, index),
  );
  await inTurn(Array.from({ length: forged }), async (_, index) => {
    const payload = JSON.stringify({
      id: `evt_forged_${index}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: `pi_forged_${index}`, object: 'payment_intent' } },
    });
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: `whsec_guess_${index}` });
    const answer = await fetch(`${urlOf(stage, index)}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': index % 3 ? header : '', 'content-type': 'application/json' },
      body: payload,
    });
    if (answer.ok) accepted++;
  });
  const [{ kept } = { kept: 0 }] = await stage.query<{ kept: number }>(
    `select count(*)::int as kept from payment_events where id like 'evt_forged%'`,
  );
  for (let waits = 0; waits < 400; waits++) {
    const { deliveries } = await stage.provider.ledger();
    if (deliveries.pending === 0) break;
    await pause(100);
  }
  // what was dropped is found by the sweeper
  let sold = 0;
  for (let waits = 0; waits < 240 && sold < purchases; waits++) {
    [{ sold }] = (await stage.query<{ sold: number }>(
      `select count(*)::int as sold from purchases where contract_id = any($1) and status = 'captured'`,
      [contracts],
    )) as [{ sold: number }];
    if (sold < purchases) await pause(250);
  }
  const { deliveries } = await stage.provider.ledger();
  await stage.provider.knobs({ reset: true });
  const problems = [
    ...(accepted + kept > 0 ? [`${accepted} forged notices were accepted, ${kept} kept`] : []),
    ...(sold < purchases ? [`only ${sold} of ${purchases} paid contracts were sold`] : []),
  ];
  return {
    figures: { purchases, forged, delivered: deliveries.delivered, dropped: deliveries.dropped },
    problems,
  };
}

export function countCodes(codes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
