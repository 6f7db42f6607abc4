import { dataOf } from '../lists.js';
import { bankDisputes } from '../payments.js';
import { admin, buyer, product, purchaseOf, seller } from '../payments-stage.js';
import { rest, type Sale, type TransferShown } from '../transfers.js';

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

export const CONSENT = { doneOn: new Date().toISOString().slice(0, 10), from: 'Acme Leasing, Ms. Reed' };

/** Closes steps in the ordinary way until the step with this key is the current one, or all are done. */
export async function stepsUntil(sale: Sale, key: string | null): Promise<TransferShown> {
  for (;;) {
    const seen = dataOf(await rest.get(seller, sale.id));
    if (!seen.currentStep || seen.currentStep.key === key) return seen;
    await closeStep(sale, seen);
  }
}
async function closeStep({ id }: Sale, { currentStep, allowedActions }: TransferShown): Promise<void> {
  const step = currentStep?.key as string;
  const [first, second] = allowedActions.includes('complete-step') ? [seller, buyer] : [buyer, seller];
  const said = dataOf(await rest.step(first, id, step, 'complete', CONSENT));
  if (said.currentStep?.key === step) dataOf(await rest.step(second, id, step, 'confirm'));
}
