import type { Candidate, RuledContract, RuleLine, RuleProblem } from './applied.js';
import { linesOf } from './lines.js';
import { problemsOf } from './problems.js';

export interface RulesOfContract {
  lines: RuleLine[];
  problems: RuleProblem[];
}

/**
 * What the rules say about the takeover of a contract, and what stands in its way. A stop is a warning too: sources err,
 * so it keeps nobody from listing or buying.
 */
export function rulesFor(
  contract: RuledContract,
  today: string,
  candidate: Candidate | null = null,
): RulesOfContract {
  return { lines: linesOf(contract), problems: problemsOf(contract, today, candidate) };
}
