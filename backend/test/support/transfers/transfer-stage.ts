import { dataOf } from '../lists.js';
import { bankDisputes } from '../payments.js';
import { admin, product, purchaseOf } from '../payments-stage.js';
import { rest, type Sale } from '../transfers.js';

/** An admin closes the steps of a car lease up to the papers. */
export async function stagePapers({ id }: Sale): Promise<void> {
  const consent = {
    doneOn: new Date().toISOString().slice(0, 10),
    from: 'Acme Leasing',
    reason: 'By letter',
  };
  for (const key of ['ask-lessor', 'apply', 'consent', 'inspect'])
    dataOf(await rest.admin(admin, id, 'complete-step', { key, ...consent }));
}

/** The buyer's bank disputes the fee of the transfer, or has decided about it. */
export const stageDispute = ({ intent }: Sale, status: 'needs_response' | 'won' | 'lost') =>
  bankDisputes(product, intent, status);

/** The transfer as admins see it. */
export const seen = async ({ id }: Sale) => dataOf(await rest.get(admin, id));

/** The status of the purchase that the transfer began with. */
export const moneyOf = async ({ intent }: Sale) => (await purchaseOf(intent))?.status;
