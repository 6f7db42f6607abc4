import { useApolloClient } from '@apollo/client/react';
import { CheckRulesDocument, type RuleLineFieldsFragment } from '../../../generated/rules';
import { ruleCheckOf } from './rule-check';
import type { SubmitValues } from './submit-form';

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
