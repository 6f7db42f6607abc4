import { choices, oneOf, type FactDefinition, type Facts, type FactWarning } from '../facts/fact.js';
import { when } from '../facts/warning-rules.js';

/* Whether the seller owes a payment. Ford Credit and GM Financial transfer only accounts that are current, and the VA only
 * loans that are (Circular 26-23-10). */

export const paymentsMade = (key: string, label: string): FactDefinition =>
  oneOf(
    key,
    label,
    choices({ yes: 'Yes', no: 'No' }).map((choice) =>
      choice.value === 'no' ? { ...choice, alert: 'Payments are behind' } : choice,
    ),
  );

/** Of a car lease, an apartment and a loan. */
export const ACCOUNT_CURRENT = paymentsMade('accountCurrent', 'All payments made so far');

export const notCurrent = ({ accountCurrent, loanCurrent }: Facts, approver: string): FactWarning[] =>
  when(
    accountCurrent === 'no' || loanCurrent === 'no',
    'not-current',
    `Most ${approver}s approve a transfer only once all payments are made. Pay what is owed first, or say in the description how it will be settled.`,
  );
