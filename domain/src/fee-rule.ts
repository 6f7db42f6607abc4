/**
 * What happens to the fee if the transfer of a purchase ends early. `standard`: as each ending says. `always-refund`: the
 * fee is never kept. `transfers/transfer-endings.ts` applies it, and `fee-rule-text.ts` says it.
 */
export const FEE_RULES = ['standard', 'always-refund'] as const;
export type FeeRule = (typeof FEE_RULES)[number];

/** The rule that a purchase keeps: what is in force at the claim, or what its buyer was shown if that is better for them. */
export const ruleAtClaim = (shown: FeeRule | null | undefined, inForce: FeeRule): FeeRule =>
  shown === 'always-refund' ? shown : inForce;
