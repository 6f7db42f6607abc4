import { APPLICATIONS_TYPES, applicationsTypes } from '@handover/domain/candidates/candidate-settings';
import { kindOf } from '../../../components/contract/contract-kinds';
import type { ContractType } from '../../../generated/contracts';
import { usePaymentsConfigQuery } from '../../../generated/payments';
import { useContent } from '../../../lib/content/useContent';
import { useHydrated } from '../../../lib/useHydrated';

/** Whether sellers of this type take applications here. Only for homes it depends on how payments are set up. */
export function useTakesApplications(type: ContractType): boolean {
  const setting = useContent().values.get(APPLICATIONS_TYPES);
  const { slug } = kindOf(type);
  const always = applicationsTypes(setting, { live: true }).includes(slug);
  const maybe = applicationsTypes(setting, { live: false }).includes(slug);
  const skip = !useHydrated() || always || !maybe;
  // oxlint-disable-next-line typescript/no-deprecated -- `skipToken` would replace the whole of the options
  const mode = usePaymentsConfigQuery({ skip }).data?.paymentsConfig.mode;
  return always || (maybe && mode !== undefined && mode !== 'LIVE');
}
