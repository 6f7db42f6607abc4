import { kindOf } from '../../../components/contract/contract-kinds';
import { factChanges, typedFacts } from '../../../components/mui/facts/fact-values';
import type { ContractToEditQuery, UpdateMyContractInput } from '../../../generated/contracts';
import { toInput, type SubmitValues } from './submit-form';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A stored contract as its holder would type it. */
export function valuesOf({ contract, privateFacts }: ContractToEditQuery): SubmitValues {
  const { slug } = kindOf(contract.type);
  return {
    title: contract.title,
    type: slug,
    description: contract.description,
    location: contract.location,
    monthlyPayment: dollars(contract.monthlyPayment),
    remainingTermMonths: String(contract.remainingTermMonths),
    incentive: contract.incentive > 0 ? dollars(contract.incentive) : '',
    facts: typedFacts(slug, { ...contract.facts, ...privateFacts }),
  };
}

/** What to send: a fact whose field was emptied is removed. */
export function toChanges(
  values: SubmitValues,
  { contract, privateFacts }: ContractToEditQuery,
): UpdateMyContractInput {
  const stored = { facts: contract.facts, privateFacts };
  return { ...toInput(values), ...factChanges(kindOf(contract.type).slug, values.facts, stored) };
}
