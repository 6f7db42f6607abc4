import { plannedSteps } from '../transfers/transfer-steps.js';
import type { StepRules, StepTemplate } from '../transfers/step-template.js';
import { appliedValue, type RuledContract } from './applied.js';
import { linesOf } from './lines.js';

/** Steps are due this long after the slowest decision. */
const SPARE_DAYS = 2;
const LEAST_DAYS = 3;

/** What the rules of a contract say about the steps of its transfer, by the key of the step. */
export function stepRules(
  contract: Pick<RuledContract, 'type' | 'facts' | 'rules'>,
): Readonly<Record<string, StepRules>> {
  const lines = linesOf(contract);
  return Object.fromEntries(
    plannedSteps(contract.type, contract.facts).flatMap((template): [string, StepRules][] => {
      const about = lines.filter(({ key }) => template.rules?.includes(key));
      return about.length > 0 ? [[template.key, { lines: about, ...timesOf(template, contract) }]] : [];
    }),
  );
}

/** Of a step in which a third party decides, or after which the buyer may cancel. */
function timesOf(
  { dueDays, rules: keys }: StepTemplate,
  { rules }: Pick<RuledContract, 'rules'>,
): Omit<StepRules, 'lines'> {
  const days = (key: string) => appliedValue<number>(rules, key)?.value;
  const cancelDays = days('cancelDays');
  if (keys?.includes('cancelDays')) return cancelDays ? { cancelDays } : {};
  if (!keys?.includes('decisionDays')) return {};
  const [least, most, valid] = [days('decisionDaysMin'), days('decisionDaysMax'), days('approvalValidDays')];
  return {
    ...(most !== undefined && {
      dueDays: Math.min(Math.max(most + SPARE_DAYS, LEAST_DAYS), 2 * dueDays),
      usual: usualDays(least, most),
    }),
    ...(valid !== undefined && { validDays: valid }),
  };
}

function usualDays(least: number | undefined, most: number): string {
  if (least === undefined) return `up to ${most} days`;
  return least === most ? `${most} days` : `${least}–${most} days`;
}
