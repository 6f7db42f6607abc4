import type { Ledger } from '../../sandbox/server/ledger.js';
import { isBug } from './calls.js';
import type { Stage } from './stage.js';

const FEE = 2500;
const UNDER_WAY = `('authorised', 'claimed', 'releasing', 'refunding')`;

interface PurchaseRow {
  id: string;
  contractId: string;
  buyerId: string;
  status: string;
  cause: string;
  holds: boolean;
  intent: string | null;
  ageSeconds: number;
}

/** Violations by promise; all lists are empty if everything is consistent. */
export interface Findings {
  soldTwice: string[];
  wronglyCharged: string[];
  stillHeld: string[];
  underWay: string[];
  lost: string[];
  mails: string[];
  unguarded: string[];
  bugs: string[];
}

/** Waits until no purchase is in progress; returns the seconds it took. */
export async function quiet(stage: Stage, withinSeconds = 120): Promise<number> {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  for (;;) {
    const [{ busy } = { busy: 0 }] = await stage.query<{ busy: number }>(
      `select count(*)::int as busy from purchases where status in ${UNDER_WAY}`,
    );
    // reading the ledger is slow, so it is read only after our own purchases are final
    const isQuiet = busy === 0 && !(await ledgerOf(stage)).intents.some(({ capturable }) => capturable > 0);
    if (isQuiet || seconds() > withinSeconds) return seconds();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The sandbox may be down together with the process that was killed. */
async function ledgerOf(stage: Stage): Promise<Ledger> {
  for (let tries = 0; ; tries++) {
    try {
      return await stage.provider.ledger();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Compares the provider's ledger with our purchases, and both with the promises. */
export async function check(stage: Stage): Promise<Findings> {
  const ledger = await ledgerOf(stage);
  const purchases = await stage.query<PurchaseRow>(
    `select id, contract_id as "contractId", buyer_id as "buyerId", status, cause, holds_contract as holds,
       payment_intent_id as intent, extract(epoch from now() - updated_at)::int as "ageSeconds" from purchases`,
  );
  const net = netByIntent(ledger);
  return {
    soldTwice: soldTwice(purchases, ledger, net),
    wronglyCharged: wronglyCharged(purchases, ledger, net),
    stillHeld: ledger.intents
      .filter(({ capturable }) => capturable > 0)
      .map(({ id }) => `payment ${id} still holds a card`),
    underWay: purchases
      .filter(({ status }) => UNDER_WAY.includes(`'${status}'`))
      .map(
        ({ id, status, cause, intent, ageSeconds }) =>
          `purchase ${id} (${cause}, ${intent ?? 'no payment'}) has been ${status} for ${ageSeconds} s`,
      ),
    lost: [
      ...promisesBroken(stage, purchases, net),
      ...endedWithoutProvider(purchases),
      ...(await writesLost(stage)),
    ],
    mails: await notToldOnce(stage, purchases),
    unguarded: await unguarded(stage, purchases),
    bugs: Object.entries(stage.heard)
      .filter(([code]) => isBug(code))
      .map(([code, count]) => `${count} answers were ${code}`),
  };
}

export const problemsOf = (findings: Findings): string[] => Object.values<string[]>({ ...findings }).flat();

export const countsOf = (findings: Findings): Record<string, number> =>
  Object.fromEntries(Object.entries<string[]>({ ...findings }).map(([what, found]) => [what, found.length]));

function netByIntent({ charges }: Ledger): Map<string, number> {
  const net = new Map<string, number>();
  for (const { intent, amount_captured: taken, amount_returned: returned } of charges)
    net.set(intent, (net.get(intent) ?? 0) + taken - returned);
  return net;
}

/** A dispute after a refund, or of a payment that came too late, concerns no sale. */
const isSale = ({ status, holds }: PurchaseRow): boolean =>
  status === 'captured' || (status === 'disputed' && holds);

/** Paid: a sale, or the fee of a transfer that the buyer stopped or about which an admin decides. */
const isPaid = (purchase: PurchaseRow): boolean =>
  isSale(purchase) || purchase.status === 'kept' || purchase.status === 'undecided';

/** In a scenario the provider keeps every payment and the mode never changes, so no purchase may end with these. */
const endedWithoutProvider = (purchases: PurchaseRow[]): string[] =>
  purchases
    .filter(
      ({ status, cause }) => status === 'closed' || ['mode-changed', 'missing-at-provider'].includes(cause),
    )
    .map(({ id, status, cause }) => `purchase ${id} was ended as ${status} (${cause})`);

function soldTwice(purchases: PurchaseRow[], { intents }: Ledger, net: Map<string, number>): string[] {
  const problems: string[] = [];
  const sales = countBy(purchases.filter(isSale), (purchase) => purchase.contractId);
  for (const [contract, count] of sales)
    if (count > 1) problems.push(`contract ${contract} was sold ${count} times`);
  const owed = countBy(purchases.filter(isPaid), (purchase) => purchase.contractId);
  const paid = countBy(
    intents.filter(({ id }) => (net.get(id) ?? 0) > 0),
    ({ metadata }) => metadata.contractId ?? 'none',
  );
  for (const [contract, count] of paid)
    if (count > (owed.get(contract) ?? 0)) problems.push(`contract ${contract} was paid ${count} times`);
  return problems;
}

/** A buyer paid the fee once for each contract they have, and nothing else. */
function wronglyCharged(purchases: PurchaseRow[], { intents }: Ledger, net: Map<string, number>): string[] {
  const bought = countBy(purchases.filter(isPaid), (purchase) => purchase.buyerId);
  const charged = new Map<string, number>();
  for (const { id, metadata } of intents)
    charged.set(metadata.buyerId ?? '', (charged.get(metadata.buyerId ?? '') ?? 0) + (net.get(id) ?? 0));
  return [...new Set([...bought.keys(), ...charged.keys()])].flatMap((buyer) => {
    const [owes, paid] = [FEE * (bought.get(buyer) ?? 0), charged.get(buyer) ?? 0];
    return owes === paid ? [] : [`buyer ${buyer} paid ${paid} for contracts of ${owes}`];
  });
}

/** Every "completed" answer has its sale, and every refusal cost the buyer nothing. */
function promisesBroken({ answers }: Stage, purchases: PurchaseRow[], net: Map<string, number>): string[] {
  const byIntent = new Map(purchases.map((purchase) => [purchase.intent, purchase]));
  return answers.flatMap(({ intent, answer: { code } }) => {
    const purchase = byIntent.get(intent);
    const paid = net.get(intent) ?? 0;
    if (code === 'COMPLETED')
      return purchase && isPaid(purchase) && paid === FEE
        ? []
        : [`sale ${intent} was acknowledged and is lost`];
    const refused = ['CONTRACT_TAKEN', 'NOT_FOR_SALE', 'RESERVED', 'NOT_CHOSEN', 'TERMS_CHANGED'].includes(
      code,
    );
    return refused && paid !== 0 ? [`payment ${intent} was refused and cost ${paid}`] : [];
  });
}

async function writesLost({ query, written }: Stage): Promise<string[]> {
  const problems: string[] = [];
  for (const table of ['contracts', 'messages'] as const) {
    const ids = written.filter((one) => one.table === table).map(({ id }) => id);
    const missing = await query<{ id: string }>(
      `select id from unnest($1::uuid[]) id where not exists (select from ${table} t where t.id = id.id)`,
      [ids],
    );
    problems.push(...missing.map(({ id }) => `${id} of ${table} was acknowledged and is lost`));
  }
  return problems;
}

async function notToldOnce({ query }: Stage, purchases: PurchaseRow[]): Promise<string[]> {
  const mails = await query<{ purchase: string; template: string; count: number }>(
    `select payload->'data'->>'purchaseId' as purchase, payload->>'template' as template, count(*)::int as count
     from torture_mails where payload->>'template' like 'purchase-%' group by 1, 2`,
  );
  const sent = new Map(mails.map(({ purchase, template, count }) => [`${purchase} ${template}`, count]));
  return purchases.filter(isSale).flatMap(({ id, contractId }) =>
    ['buyer', 'seller', 'operator'].flatMap((party) => {
      const count = sent.get(`${id} purchase-${party}`) ?? 0;
      return count === 1 ? [] : [`contract ${contractId}: ${count} mails to the ${party}`];
    }),
  );
}

/** The tables themselves must refuse rows that the code would never write: the last guard if all others fail. */
async function unguarded({ query }: Stage, purchases: PurchaseRow[]): Promise<string[]> {
  const problems = purchases
    .filter(({ status, holds }) => status === 'captured' && !holds)
    .map(({ contractId }) => `contract ${contractId} is sold and free for the next`);
  const [doubled = { count: 0 }] = await query<{ count: number }>(
    'select (count(*) - count(distinct id))::int as count from payment_events',
  );
  if (doubled.count > 0) problems.push(`${doubled.count} notices were kept twice`);
  const sale = purchases.find(({ status }) => status === 'captured');
  if (!sale) return problems;
  const copies: [string, string][] = [
    ['a second sale of a contract', `gen_random_uuid()::text, 'captured', true`],
    ['a second purchase of one payment', `p.payment_intent_id, 'released', false`],
  ];
  for (const [what, values] of copies) {
    const written = await query(
      `insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, payment_intent_id, status,
         holds_contract)
       select contract_id, contract_title, buyer_id, seller_id, amount, mode, ${values} from purchases p where id = $1
       on conflict do nothing returning id`,
      [sale.id],
    );
    if (written.length === 0) continue;
    problems.push(`the tables took ${what}`);
    await query('delete from purchases where id = $1', [(written[0] as { id: string }).id]);
  }
  return problems;
}

function countBy<Item>(items: Item[], key: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
