import { REPEATED_REFUNDS } from '../transfers/repeated-refunds.js';
import type { FeeRule } from '../fee-rule.js';
import type { FeeOutcome } from '../transfers/transfer-endings.js';
import type { Party } from '../transfers/transfer-life.js';
import type { EventFacts } from './notification-events.js';

/** What happens to the fee, after another sentence. */
export const FEE: Record<FeeOutcome, (to: Party, rule?: FeeRule) => string> = {
  none: () => '',
  refund: (to) => (to === 'buyer' ? ' Your fee goes back to your card.' : ' The buyer gets the fee back.'),
  keep: () => ' The fee is not refunded.',
  undecided: (_to, rule) =>
    rule === 'always-refund' ? ' We will refund the fee.' : ' We will decide about the fee and let you know.',
};
/** The first refund after the acceptance is made at once; where the fee always goes back, every refund is. */
export const REFUND_ONCE = (to: Party, rule?: FeeRule): string =>
  rule === 'always-refund'
    ? FEE.refund(to)
    : `${FEE.refund(to)} If it is not ${to === 'buyer' ? 'your' : 'their'} first refund in ${REPEATED_REFUNDS.days} days, we may check the reason first.`;

/** The holder has not said that the contract cannot be transferred: they are asked. */
export const relisting = ({ endReason, to }: EventFacts): string =>
  endReason === 'refusal-unanswered' && to === 'holder'
    ? ' Your contract is off the market. If it can be transferred, you can relist it.'
    : '';
