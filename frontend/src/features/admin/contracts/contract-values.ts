import { kindOf } from '../../../components/contract/contract-kinds';
import { factChanges, type TypedFacts } from '../../../components/mui/facts/fact-values';
import type {
  AdminContractFieldsFragment,
  ContractStatus,
  UpdateContractInput,
} from '../../../generated/admin';

/** Form values as strings; amounts in dollars. */
export interface ContractValues {
  title: string;
  location: string;
  description: string;
  monthlyPayment: string;
  remainingTermMonths: string;
  status: ContractStatus;
  incentive: string;
  /** As typed; null until the facts are opened, and then not sent. */
  facts: TypedFacts | null;
}

/** What is stored about a contract whose facts are being edited. */
export type StoredFacts = Parameters<typeof factChanges>[2];

export const valuesOf = (contract: AdminContractFieldsFragment): ContractValues => ({
  title: contract.title,
  location: contract.location,
  description: contract.description,
  monthlyPayment: (contract.monthlyPayment / 100).toFixed(2),
  remainingTermMonths: String(contract.remainingTermMonths),
  status: contract.status,
  incentive: (contract.incentive / 100).toFixed(2),
  facts: null,
});

/** Maximum of GraphQL's Int; the server validates the real ranges. */
const MAX_INT = 2_147_483_647;
const wholeNumber = (value: number) => Math.min(MAX_INT, Math.max(-MAX_INT, Math.round(value)));

/** The status is sent only if it was changed: a contract that was sold meanwhile must not be put back up for sale. */
export const inputFrom = (
  { type, status }: Pick<AdminContractFieldsFragment, 'type' | 'status'>,
  values: ContractValues,
  stored: StoredFacts | null,
): UpdateContractInput => ({
  title: values.title,
  location: values.location,
  description: values.description,
  monthlyPayment: wholeNumber(Number(values.monthlyPayment) * 100),
  remainingTermMonths: wholeNumber(Number(values.remainingTermMonths)),
  ...(values.status !== status && { status: values.status }),
  ...(values.facts &&
    stored && {
      incentive: wholeNumber(Number(values.incentive) * 100),
      ...factChanges(kindOf(type).slug, values.facts, stored),
    }),
});
