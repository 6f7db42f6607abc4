import { authorised, completed } from './buying.js';
import { call, type Call } from './calls.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Stage } from './stage.js';

/** A contract whose fee is paid, with everyone who may act on its transfer. */
export interface Sale {
  id: string;
  contract: string;
  purchase: string;
  seller: Buyer;
  buyer: Buyer;
  admin: Buyer;
}

const CARD = { name: 'Ada Byron', consent: true };
const REASON = 'Torture of transfers';

/** New people for each sale: the limit of early withdrawals counts per member. */
export async function sell(stage: Stage, admin: Buyer, type = 'car-lease'): Promise<Sale> {
  const [seller, buyer] = (await makePeople(stage.query, 2, stage.sessionSecret)) as [Buyer, Buyer];
  const [contract] = (await makeContracts(stage.query, seller, 1)) as [string];
  await stage.query('update contracts set type = $2 where id = $1', [contract, type]);
  const intent = await authorised(stage, buyer, contract, 0);
  if (!intent) throw new Error(`${contract} could not be bought.`);
  const answer = await completed(stage, buyer, intent, 0);
  // the books compare this answer with a sale for good, and a transfer may end the sale
  stage.answers.pop();
  const [row] = await stage.query<{ id: string; purchase: string }>(
    'select id, purchase_id as purchase from transfers where contract_id = $1',
    [contract],
  );
  if (!row) throw new Error(`The sale of ${contract} has no transfer: ${JSON.stringify(answer)}`);
  return { ...row, contract, seller, buyer, admin };
}

export async function makeAdmin({ query, sessionSecret }: Stage): Promise<Buyer> {
  const [admin] = await makePeople(query, 1, sessionSecret, { admin: true });
  return admin as Buyer;
}

const post = (buyer: Buyer, path: string, said: object = {}): Call => ({
  buyer,
  path,
  body: JSON.stringify(said),
});
const party = (as: 'seller' | 'buyer', action: string, said?: object) => (sale: Sale) =>
  post(sale[as], `/api/transfers/${sale.id}/${action}`, said);
const byAdmin =
  (action: string, said: object = {}) =>
  (sale: Sale) =>
    post(sale.admin, `/api/admin/transfers/${sale.id}/${action}`, { reason: REASON, ...said });

export type Act = (sale: Sale) => Call;

export const accept = (as: 'seller' | 'buyer'): Act => party(as, 'accept', CARD);
export const decline: Act = party('seller', 'decline');
export const withdraw = (as: 'seller' | 'buyer'): Act => party(as, 'withdraw');
export const endStalled = (as: 'seller' | 'buyer'): Act => party(as, 'end-stalled');
export const complete = (as: 'seller' | 'buyer', key: string): Act => party(as, `steps/${key}/complete`);
export const confirm = (as: 'seller' | 'buyer', key: string): Act => party(as, `steps/${key}/confirm`);
export const refuse = (as: 'seller' | 'buyer', key: string): Act =>
  party(as, `steps/${key}/refusal`, { reason: 'not-transferable' });
export const answer = (as: 'seller' | 'buyer', key: string, agree: boolean): Act =>
  party(as, `steps/${key}/refusal-answer`, { agree, note: 'They said so' });
export const skip = (key: string): Act => byAdmin('skip-step', { key });
export const cancel = (fee: 'refund' | 'keep', contractStatus: 'active' | 'cancelled'): Act =>
  byAdmin('cancel', { fee, contractStatus });
export const completeAll: Act = byAdmin('complete');
export const extend: Act = byAdmin('extend', { days: 7 });
export const decideFee = (fee: 'refund' | 'keep'): Act => byAdmin('fee', { fee });
export const refund: Act = ({ admin, purchase }) =>
  post(admin, `/api/admin/purchases/${purchase}/refund`, { reason: REASON });

/** Preparations of a sale, one after the other; each has to succeed. */
export async function doAll(stage: Stage, sale: Sale, acts: Act[]): Promise<void> {
  for (const act of acts) {
    const one = act(sale);
    const { status, text } = await call(stage, stage.urls[0] as string, one);
    if (status !== 200) throw new Error(`${one.path}: ${status} ${text}`);
  }
}

/** Sets the status of the contract, which leaves the fee to be decided. */
export async function setActive({ urls }: Stage, { admin, contract }: Sale): Promise<void> {
  const response = await fetch(`${urls[0]}/api/admin/contracts/${contract}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: admin.cookie },
    body: JSON.stringify({ status: 'active' }),
  });
  if (!response.ok) throw new Error(`The status was not set: ${response.status}`);
}

/** Moves everything that a deadline is computed from into the past. */
export async function pass({ query }: Stage, { id }: Sale, days: number): Promise<void> {
  await query(
    `update transfer_steps set started_at = started_at - $2 * interval '1 day', due_at = due_at - $2 * interval '1 day',
       holder_said_at = holder_said_at - $2 * interval '1 day', buyer_said_at = buyer_said_at - $2 * interval '1 day',
       refusal = case when refusal is not null then jsonb_set(refusal, '{at}', to_jsonb(to_char(
         (refusal->>'at')::timestamptz at time zone 'UTC' - $2 * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end
     where transfer_id = $1 and status = 'current'`,
    [id, days],
  );
}

export const FLAT_STEPS = ['ask-landlord', 'viewing', 'apply', 'consent', 'sign', 'deposit'];
