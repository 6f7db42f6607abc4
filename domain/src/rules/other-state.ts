import { lineFrom, type Applied, type RuleProblem } from './applied.js';

/** Warns a candidate whose state is not that of the contract, if its company stays within one state. */
export function otherState(
  sameStateOnly: Applied<string> | undefined,
  state: string | null,
  candidateState: string | null | undefined,
): RuleProblem | null {
  if (sameStateOnly?.value !== 'yes' || !state || !candidateState || candidateState === state) return null;
  const { rule } = sameStateOnly;
  const text = `${rule.name} transfers only to buyers in the same state.`;
  return { ...lineFrom('other-state', text, rule), level: 'warn', to: 'candidate' };
}
