/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is reported, and why. */
export type ReportInput = {
  /** More about it, for admins: up to 1000 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReportReason;
  /** The contract, the message, or for a party your transfer with them or their id as a member. */
  targetId: string;
  /** What is reported. */
  targetType: ReportTarget;
};

/** Why it is reported. */
export type ReportReason =
  | 'ABUSE'
  | 'ASKS_FOR_MONEY'
  | 'CONTACT_IN_PHOTO'
  | 'DISCRIMINATES'
  | 'DUPLICATE'
  | 'GONE'
  | 'NOT_THEIRS'
  | 'NOT_TRANSFERABLE'
  | 'NO_SHOW'
  | 'OFF_PLATFORM'
  | 'OTHER'
  | 'PRIVATE_DATA'
  | 'RULE_OUTDATED'
  | 'SCAM'
  | 'WRONG_FACTS';

/** What is reported. */
export type ReportTarget =
  | 'CONTRACT'
  | 'MESSAGE'
  | 'PARTY';

export type ReportsOnContractQueryVariables = Exact<{
  contractId: string;
}>;


export type ReportsOnContractQuery = { reportsOnContract: { answerBy: string | null, mine: Array<{ id: string, targetType: ReportTarget, targetId: string }> } };

export type ReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type ReportMutation = { report: { id: string } };

export type ConfirmAvailableMutationVariables = Exact<{
  contractId: string;
}>;


export type ConfirmAvailableMutation = { confirmAvailable: { success: boolean } };


export const ReportsOnContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportsOnContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsOnContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}}]}}]}}]} as unknown as DocumentNode<ReportsOnContractQuery, ReportsOnContractQueryVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
export const ConfirmAvailableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAvailable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAvailable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<ConfirmAvailableMutation, ConfirmAvailableMutationVariables>;
export const useReportsOnContractQuery = (options: ApolloReact.useQuery.Options<ReportsOnContractQuery, ReportsOnContractQueryVariables> & ({ variables: ReportsOnContractQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ReportsOnContractQuery, ReportsOnContractQueryVariables>(ReportsOnContractDocument, options);
export const useReportMutation = (options?: ApolloReact.useMutation.Options<ReportMutation, ReportMutationVariables>) =>
  ApolloReact.useMutation(ReportDocument, options);
export const useConfirmAvailableMutation = (options?: ApolloReact.useMutation.Options<ConfirmAvailableMutation, ConfirmAvailableMutationVariables>) =>
  ApolloReact.useMutation(ConfirmAvailableDocument, options);