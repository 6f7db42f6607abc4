import type { Ledger } from '../../src/sandbox/ledger.js';
import type { Stage } from './stage.js';

const FEE = 2500;

interface PurchaseRow {
  id: string;
  contractId: string;
  buyerId: string;
  status: string;
  holds: boolean;
  intent: string | null;
  ageSeconds: number;
}

/** Waits until nothing is under way any more; the seconds it took. */
export async function quiet(stage: Stage, withinSeconds = 120): Promise<number> {
  const began = Date.now();
  for (;;) {
    const [{ busy } = { busy: 0 }] = await stage.query<{ busy: number }>(
      `select count(*)::int as busy from purchases where status in ('authorised', 'claimed', 'releasing', 'refunding')`,
    );
    const held = (await ledgerOf(stage)).intents.filter((intent) => intent.capturable > 0).length;
    const seconds = (Date.now() - began) / 1000;
    if ((busy === 0 && held === 0) || seconds > withinSeconds) return seconds;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The sandbox may be down together with the process that was killed. */
export async function ledgerOf(stage: Stage): Promise<Ledger> {
  for (let tries = 0; ; tries++) {
    try {
      return await stage.provider.ledger();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Holds the provider's ledger against our books, and both against what was promised. Empty: all is well. */
export async function check(stage: Stage): Promise<string[]> {
  const ledger = await ledgerOf(stage);
  const purchases = await stage.query<PurchaseRow>(
    `select id, contract_id as "contractId", buyer_id as "buyerId", status, holds_contract as holds,
       payment_intent_id as intent, extract(epoch from now() - updated_at)::int as "ageSeconds" from purchases`,
  );
  const net = netByIntent(ledger);
  return [
    ...soldOnce(purchases, ledger, net),
    ...chargedForWhatWasBought(purchases, ledger, net),
    ...noHolds(ledger),
    ...nothingUnderWay(purchases),
    ...promisesKept(stage, purchases, net),
    ...(await toldOnce(stage, purchases)),
    ...(await offTheMarket(stage)),
  ];
}

function netByIntent({ charges }: Ledger): Map<string, number> {
  const net = new Map<string, number>();
  for (const { intent, amount_captured: taken, amount_returned: returned } of charges)
    net.set(intent, (net.get(intent) ?? 0) + taken - returned);
  return net;
}

const isSale = ({ status }: PurchaseRow): boolean => status === 'captured' || status === 'disputed';

function soldOnce(purchases: PurchaseRow[], { intents }: Ledger, net: Map<string, number>): string[] {
  const problems: string[] = [];
  const sales = countBy(purchases.filter(isSale), (purchase) => purchase.contractId);
  for (const [contract, count] of sales)
    if (count > 1) problems.push(`contract ${contract} was sold ${count} times`);
  const paid = countBy(
    intents.filter(({ id }) => (net.get(id) ?? 0) > 0),
    ({ metadata }) => metadata.contractId ?? 'none',
  );
  for (const [contract, count] of paid)
    if (count > (sales.get(contract) ?? 0)) problems.push(`contract ${contract} was paid ${count} times`);
  return problems;
}

function chargedForWhatWasBought(
  purchases: PurchaseRow[],
  { intents }: Ledger,
  net: Map<string, number>,
): string[] {
  const bought = countBy(purchases.filter(isSale), (purchase) => purchase.buyerId);
  const charged = new Map<string, number>();
  for (const { id, metadata } of intents)
    charged.set(metadata.buyerId ?? '', (charged.get(metadata.buyerId ?? '') ?? 0) + (net.get(id) ?? 0));
  return [...new Set([...bought.keys(), ...charged.keys()])].flatMap((buyer) => {
    const [owes, paid] = [FEE * (bought.get(buyer) ?? 0), charged.get(buyer) ?? 0];
    return owes === paid ? [] : [`buyer ${buyer} paid ${paid} for contracts of ${owes}`];
  });
}

const noHolds = ({ intents }: Ledger): string[] =>
  intents.filter(({ capturable }) => capturable > 0).map(({ id }) => `payment ${id} still holds a card`);

const nothingUnderWay = (purchases: PurchaseRow[]): string[] =>
  purchases
    .filter(({ status }) => ['authorised', 'claimed', 'releasing', 'refunding'].includes(status))
    .map(({ id, status, ageSeconds }) => `purchase ${id} has been ${status} for ${ageSeconds} s`);

/** "Completed" is a sale that is there, a refusal cost nothing. */
function promisesKept({ answers }: Stage, purchases: PurchaseRow[], net: Map<string, number>): string[] {
  const byIntent = new Map(purchases.map((purchase) => [purchase.intent, purchase]));
  return answers.flatMap(({ intent, answer: { code } }) => {
    const purchase = byIntent.get(intent);
    const paid = net.get(intent) ?? 0;
    if (code === 'COMPLETED')
      return purchase && isSale(purchase) && paid === FEE
        ? []
        : [`sale ${intent} was acknowledged and is lost`];
    const refused = ['CONTRACT_TAKEN', 'NOT_FOR_SALE'].includes(code);
    return refused && paid !== 0 ? [`payment ${intent} was refused and cost ${paid}`] : [];
  });
}

async function toldOnce({ query }: Stage, purchases: PurchaseRow[]): Promise<string[]> {
  const mails = await query<{ contract: string; template: string; count: number }>(
    `select payload->'data'->>'contractId' as contract, payload->>'template' as template, count(*)::int as count
     from torture_mails where payload->>'template' like 'purchase-%' group by 1, 2`,
  );
  const sent = new Map(mails.map(({ contract, template, count }) => [`${contract} ${template}`, count]));
  const sold = new Set(purchases.filter(isSale).map(({ contractId }) => contractId));
  const problems: string[] = [];
  for (const contract of sold)
    for (const party of ['buyer', 'seller', 'operator']) {
      const count = sent.get(`${contract} purchase-${party}`) ?? 0;
      if (count !== 1) problems.push(`contract ${contract}: ${count} mails to the ${party}`);
    }
  return problems;
}

/** What is sold cannot be bought: by its status, or, where an admin changed that, by the purchase that holds it. */
async function offTheMarket({ query }: Stage): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select p.contract_id as id from purchases p where p.status = 'captured' and not p.holds_contract`,
  );
  return rows.map(({ id }) => `contract ${id} is sold and free for the next`);
}

function countBy<Item>(items: Item[], key: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
