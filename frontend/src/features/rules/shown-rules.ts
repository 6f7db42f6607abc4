import type { ContractExtrasQuery } from '../../generated/contracts';

type RulesOfContract = Pick<ContractExtrasQuery['contract'], 'company' | 'ruleLines'>;

/** Whether something that the company demands is shown, not only what its program or state does. */
export const hasCompanyRules = (rules: RulesOfContract | undefined): boolean =>
  rules?.ruleLines.some(({ subject }) => subject === rules.company?.name) ?? false;

/** The line that says that a transfer stays within one state. */
export const sameStateLine = ({ ruleLines }: RulesOfContract) =>
  ruleLines.find(({ key, text }) => key === 'sameStateOnly' && text.endsWith(': Yes'));
