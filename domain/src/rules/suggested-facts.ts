import type { Facts } from '../facts/fact.js';
import { appliedValue } from './applied.js';
import type { Rule } from './rule.js';

/** The facts that the form offers to fill in, because the rules leave no doubt about them. */
export function suggestedFacts(rules: readonly Rule[]): Facts {
  const [min, max] = ['feeMin', 'feeMax'].map((key) => appliedValue<number>(rules, key)?.value);
  const payer = appliedValue<string>(rules, 'feePaidBy')?.value;
  const released = appliedValue<string>(rules, 'holderReleased')?.value;
  return {
    ...(min !== undefined && min === max && { thirdPartyFee: min }),
    ...((payer === 'holder' || payer === 'buyer') && { thirdPartyFeeBy: payer }),
    ...((released === 'yes' || released === 'no') && { holderReleased: released }),
  };
}
