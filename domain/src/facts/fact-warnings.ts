import { FACTS } from '../types/facts.js';
import type { ContractType } from '../types/words.js';
import { otherTypeIn } from './contract-kinds.js';
import type { FactWarning, WarnedContract } from './fact.js';

const OTHER_TYPE: FactWarning = {
  key: 'other-type',
  text: 'The text seems to be about another type of contract. Please check the type.',
};

/** What does not fit together. Warnings stop no one: the holder reads them while writing, and an admin afterwards. */
export function factWarnings(
  contract: WarnedContract & { type: ContractType },
  today: string,
): FactWarning[] {
  const warnings = FACTS[contract.type].warnings(contract, today);
  return otherTypeIn(contract.type, `${contract.title}\n${contract.description}`)
    ? [...warnings, OTHER_TYPE]
    : warnings;
}
