import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { factsFrom } from '../../../components/mui/facts/fact-values';
import type { CheckRulesInput } from '../../../generated/rules';
import { parseDollars } from '@handover/domain/dollars';
import { rules, type SubmitValues } from './submit-form';

/** What to ask the rule book about a contract as it is typed; null as long as nothing says whose rules apply. */
export function ruleCheckOf(values: SubmitValues): CheckRulesInput | null {
  const type = typeFromSlug(values.type);
  if (!type) return null;
  const { facts } = factsFrom(kindOf(type).slug, values.facts);
  const location = values.location.trim();
  if (!facts['thirdParty'] && !facts['loanType'] && !location) return null;
  const isTerm = rules.remainingTermMonths.validate.range(values.remainingTermMonths) === true;
  const isPayment = rules.monthlyPayment.validate.range(values.monthlyPayment) === true;
  return {
    ...{ type, facts, location },
    ...(values.companyId && { companyId: values.companyId }),
    monthlyPayment: isPayment ? parseDollars(values.monthlyPayment) : null,
    remainingTermMonths: isTerm ? Number(values.remainingTermMonths) : null,
  };
}
