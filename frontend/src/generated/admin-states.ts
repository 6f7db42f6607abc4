/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is allowed with contracts of a type in a state. NO_SALE: they are listed, but not bought. CLOSED: they are not listed either. */
export type AvailabilityMode =
  | 'CLOSED'
  | 'NO_SALE'
  | 'OPEN';

/** Type of a contract. */
export type ContractType =
  | 'APARTMENT'
  | 'CAR_LEASE'
  | 'LOAN'
  | 'MORTGAGE'
  | 'TIMESHARE';

/** What happens to the fee if a transfer ends early. ALWAYS_REFUND: it is never kept. */
export type FeeRule =
  | 'ALWAYS_REFUND'
  | 'STANDARD';

/** What is allowed with contracts of a type in a state. */
export type SetAvailabilityInput = {
  /** The fee rule of purchases that are made from now on. */
  feeRule: FeeRule;
  /** What is allowed. */
  mode: AvailabilityMode;
  /** Why: 1 to 300 characters. Admins read it, and the audit trail keeps it. */
  reason: string;
  /** What the reason rests on, at most 120 characters; absent or empty for none. */
  sourceName?: string | null | undefined;
  /** The two letters of the state. */
  state: string;
  /** Type of the contracts. */
  type: ContractType;
};

export type AvailabilityFieldsFragment = { state: string, type: ContractType, mode: AvailabilityMode, feeRule: FeeRule, reason: string | null, sourceName: string | null, checkedOn: string | null };

export type AdminAvailabilityQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAvailabilityQuery = { availability: Array<{ state: string, type: ContractType, mode: AvailabilityMode, feeRule: FeeRule, reason: string | null, sourceName: string | null, checkedOn: string | null }> };

export type SetAvailabilityMutationVariables = Exact<{
  input: SetAvailabilityInput;
}>;


export type SetAvailabilityMutation = { setAvailability: { state: string, type: ContractType, mode: AvailabilityMode, feeRule: FeeRule, reason: string | null, sourceName: string | null, checkedOn: string | null } };

export const AvailabilityFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AvailabilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StateAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]} as unknown as DocumentNode<AvailabilityFieldsFragment, unknown>;
export const AdminAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAvailability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AvailabilityFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AvailabilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StateAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]} as unknown as DocumentNode<AdminAvailabilityQuery, AdminAvailabilityQueryVariables>;
export const SetAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAvailabilityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AvailabilityFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AvailabilityFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StateAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]} as unknown as DocumentNode<SetAvailabilityMutation, SetAvailabilityMutationVariables>;
export const useAdminAvailabilityQuery = (options: ApolloReact.useQuery.Options<AdminAvailabilityQuery, AdminAvailabilityQueryVariables> = {}) =>
  ApolloReact.useQuery<AdminAvailabilityQuery, AdminAvailabilityQueryVariables>(AdminAvailabilityDocument, options);
export const useSetAvailabilityMutation = (options?: ApolloReact.useMutation.Options<SetAvailabilityMutation, SetAvailabilityMutationVariables>) =>
  ApolloReact.useMutation(SetAvailabilityDocument, options);