import {
  useCompanyNamesQuery,
  type CompanyNamesQuery,
  type CompanyNamesQueryVariables,
} from '../../../generated/rules';
import { useSettled } from '../../../lib/useSettled';

const SHORTEST = 2;

type SuggestedCompany = CompanyNamesQuery['companies']['edges'][number]['node'];

/** Companies of the rule book whose names have a text; the last ones until the server has answered. */
export function useCompanyNames(
  type: CompanyNamesQueryVariables['type'],
  text: string,
): readonly SuggestedCompany[] {
  const q = useSettled(text.trim());
  const skip = q.length < SHORTEST;
  const { data, previousData } = useCompanyNamesQuery({ variables: { q, type }, skip });
  return skip ? [] : ((data ?? previousData)?.companies.edges.map(({ node }) => node) ?? []);
}
