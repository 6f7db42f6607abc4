import Stripe from 'stripe';
import { authorised, completed, inTurn, pause, urlOf, type Seen } from './buying.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Stage } from './stage.js';

/** High, because calls mostly wait for their next retry. */
const WAITING = 64;

const pick = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** Buyers, webhooks, admins who set any status, and deletions, all on the same contracts. */
export async function mixed(
  stage: Stage,
  { contracts: count, buyers, dropRate = 0.2 }: { contracts: number; buyers: number; dropRate?: number },
) {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const people = await makePeople(stage.query, buyers, stage.sessionSecret);
  const [admin] = await makePeople(stage.query, 1, stage.sessionSecret, { admin: true });
  const contracts = await makeContracts(stage.query, seller as Buyer, count);
  await stage.provider.knobs({
    webhooks: { paused: false, duplicates: 1, shuffleMs: 500, delayMs: 20, dropRate },
  });
  let isBuying = true;
  const edits = { statuses: 0, deletions: 0 };
  const meddling = (async () => {
    while (isBuying) {
      const id = pick(contracts);
      const status = pick(['active', 'active', 'pending', 'cancelled', 'completed']);
      const remove = Math.random() < 0.1;
      const { ok } = await fetch(`${urlOf(stage, 0)}/api/admin/contracts/${id}`, {
        method: remove ? 'DELETE' : 'PUT',
        headers: { 'content-type': 'application/json', cookie: (admin as Buyer).cookie },
        ...(!remove && { body: JSON.stringify({ status }) }),
      });
      if (ok) edits[remove ? 'deletions' : 'statuses']++;
      await pause(5);
    }
  })();
  const outcomes = await inTurn(
    contracts
      .flatMap((contract) => people.map((buyer) => ({ contract, buyer })))
      .sort(() => Math.random() - 0.5),
    async ({ contract, buyer }, index) => {
      const intent = await authorised(stage, buyer, contract, index);
      return intent ? (await completed(stage, buyer, intent, index)).code : 'NOT_OPENED';
    },
  );
  isBuying = false;
  await meddling;
  await stage.provider.knobs({ reset: true });
  const problems = edits.statuses === 0 ? ['no admin could set a status'] : [];
  return { figures: { contracts: count, tries: outcomes.length, ...edits }, problems };
}

/** Waits up to a minute for the last sales: a buyer whose answer was lost has still bought. */
async function unsoldOf(stage: Stage, contracts: string[]): Promise<number> {
  for (let waits = 0; ; waits++) {
    const [{ sold } = { sold: 0 }] = await stage.query<{ sold: number }>(
      `select count(*)::int as sold from purchases where contract_id = any($1) and status = 'captured'`,
      [contracts],
    );
    if (sold === contracts.length || waits === 240) return contracts.length - sold;
    await pause(250);
  }
}

/** All buyers buy while every third call to the provider fails in one of five ways. */
export async function faults(
  stage: Stage,
  { purchases, rate }: { purchases: number; rate: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  // two for each contract, so that no buyer reaches the limit of transfers that wait for their acceptance
  const people = await makePeople(stage.query, purchases * 2, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, purchases);
  const each = rate / 5;
  const all = { failRate: each, failAfterRate: each, cutRate: each, cutAfterRate: each, rateLimitRate: each };
  await stage.provider.knobs({
    faults: { '*': all },
    webhooks: { paused: false, duplicates: 1, shuffleMs: 1_000, dropRate: rate },
  });
  const outcomes = await inTurn(
    contracts,
    async (contract, index) => {
      // one of them has a rival, so that a refund or a release must work under faults too
      const rivals = index % 4 === 0 ? 2 : 1;
      const codes = await Promise.all(
        Array.from({ length: rivals }, async (_, rival) => {
          const buyer = people[index * 2 + rival] as Buyer;
          const intent = await authorised(stage, buyer, contract, index);
          return intent ? (await completed(stage, buyer, intent, index)).code : 'NOT_OPENED';
        }),
      );
      return codes;
    },
    WAITING,
  );
  await stage.provider.knobs({ reset: true });
  return {
    figures: {
      contracts: purchases,
      purchases: outcomes.flat().length,
      unsold: await unsoldOf(stage, contracts),
    },
    problems: [],
  };
}

/** Webhooks that are doubled, shuffled, early, late or lost, with forged ones in between. */
export async function webhooks(stage: Stage, { purchases, forged }: { purchases: number; forged: number }) {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const people = await makePeople(stage.query, purchases, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, purchases);
  await stage.provider.knobs({
    webhooks: { paused: false, duplicates: 4, shuffleMs: 3_000, delayMs: 0, dropRate: 0.3 },
  });
  let accepted = 0;
  // no client calls "complete": webhooks finish the purchases, and the sweeper those whose webhooks are lost
  await inTurn(contracts, (contract, index) => authorised(stage, people[index] as Buyer, contract, index));
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
  // the sweeper finds the purchases whose webhooks were dropped
  const unsold = await unsoldOf(stage, contracts);
  const { deliveries } = await stage.provider.ledger();
  await stage.provider.knobs({ reset: true });
  const problems = [
    ...(accepted + kept > 0 ? [`${accepted} forged notices were accepted, ${kept} kept`] : []),
    ...(unsold > 0 ? [`${unsold} of ${purchases} paid contracts were not sold`] : []),
  ];
  return {
    figures: {
      forged,
      accepted: accepted + kept,
      unsold,
      delivered: deliveries.delivered,
      dropped: deliveries.dropped,
    },
    problems,
  };
}
