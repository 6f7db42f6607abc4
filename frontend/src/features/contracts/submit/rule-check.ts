import { useApolloClient } from '@apollo/client/react';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { factsFrom } from '../../../components/mui/facts/fact-values';
import {
  CheckRulesDocument,
  type CheckRulesInput,
  type RuleLineFieldsFragment,
} from '../../../generated/rules';
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

/**
 * Asks the rule book, as late as when a contract is submitted, what forbids its takeover. Without an answer nothing does:
 * rules never keep a member from listing.
 */
export function useRuleStops() {
  const client = useApolloClient();
  return async (values: SubmitValues): Promise<RuleLineFieldsFragment[]> => {
    const input = ruleCheckOf(values);
    if (!input) return [];
    try {
      const { data } = await client.query({ query: CheckRulesDocument, variables: { input } });
      return data?.checkRules.lines.filter(({ level }) => level === 'STOP') ?? [];
    } catch {
      return [];
    }
  };
}
