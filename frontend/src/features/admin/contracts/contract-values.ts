import type {
  AdminContractFieldsFragment,
  ContractStatus,
  UpdateContractInput,
} from '../../../generated/admin';

/** Form values as strings; the payment in dollars. */
export interface ContractValues {
  title: string;
  location: string;
  description: string;
  monthlyPayment: string;
  remainingTermMonths: string;
  status: ContractStatus;
}

export const statusOptions: { value: ContractStatus; label: string }[] = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'PENDING', label: 'Pending' },
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'CANCELLED', label: 'Cancelled' },
];

export const valuesOf = (contract: AdminContractFieldsFragment): ContractValues => ({
  title: contract.title,
  location: contract.location,
  description: contract.description,
  monthlyPayment: (contract.monthlyPayment / 100).toFixed(2),
  remainingTermMonths: String(contract.remainingTermMonths),
  status: contract.status,
});

/** Maximum of GraphQL's Int; the server validates the real ranges. */
const MAX_INT = 2_147_483_647;
const wholeNumber = (value: number) => Math.min(MAX_INT, Math.max(-MAX_INT, Math.round(value)));

export const inputFrom = (values: ContractValues): UpdateContractInput => ({
  title: values.title,
  location: values.location,
  description: values.description,
  monthlyPayment: wholeNumber(Number(values.monthlyPayment) * 100),
  remainingTermMonths: wholeNumber(Number(values.remainingTermMonths)),
  status: values.status,
});
