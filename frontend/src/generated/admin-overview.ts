/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a contract. */
export type ContractStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'PENDING';

/** Type of a contract. */
export type ContractType =
  | 'APARTMENT'
  | 'CAR_LEASE'
  | 'LOAN'
  | 'MORTGAGE'
  | 'TIMESHARE';

/** Whether real money moves. */
export type PaymentsMode =
  | 'LIVE'
  | 'SANDBOX'
  | 'TEST';

export type OverviewFiguresFieldsFragment = { members: number, listings: number, questions: number, answers: number, purchases: number, revenue: number, refunds: number, refunded: number, transfersCompleted: number, transfersCancelled: number, refundsAfterAcceptance: number, reports: number, medianTransferDays: number | null };

export type AdminOverviewQueryVariables = Exact<{
  days: number;
}>;


export type AdminOverviewQuery = { overview: { days: number, mode: PaymentsMode, members: number, standingAt: string, transfersOpen: number, feesUndecided: number, reportsWaiting: number, current: { members: number, listings: number, questions: number, answers: number, purchases: number, revenue: number, refunds: number, refunded: number, transfersCompleted: number, transfersCancelled: number, refundsAfterAcceptance: number, reports: number, medianTransferDays: number | null }, before: { members: number, listings: number, questions: number, answers: number, purchases: number, revenue: number, refunds: number, refunded: number, transfersCompleted: number, transfersCancelled: number, refundsAfterAcceptance: number, reports: number, medianTransferDays: number | null }, series: Array<{ from: string, until: string, figures: { members: number, listings: number, questions: number, answers: number, purchases: number, revenue: number, refunds: number, refunded: number, transfersCompleted: number, transfersCancelled: number, refundsAfterAcceptance: number, reports: number, medianTransferDays: number | null } }>, listings: Array<{ type: ContractType, status: ContractStatus, count: number }>, failingJobs: Array<{ task: string, failing: number, givenUp: number }> } };

export const OverviewFiguresFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverviewFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"transfersCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"transfersCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"refundsAfterAcceptance"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"medianTransferDays"}}]}}]} as unknown as DocumentNode<OverviewFiguresFieldsFragment, unknown>;
export const AdminOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewFiguresFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standingAt"}},{"kind":"Field","name":{"kind":"Name","value":"transfersOpen"}},{"kind":"Field","name":{"kind":"Name","value":"feesUndecided"}},{"kind":"Field","name":{"kind":"Name","value":"reportsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"failingJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"failing"}},{"kind":"Field","name":{"kind":"Name","value":"givenUp"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OverviewFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"transfersCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"transfersCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"refundsAfterAcceptance"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"medianTransferDays"}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const useAdminOverviewQuery = (options: ApolloReact.useQuery.Options<AdminOverviewQuery, AdminOverviewQueryVariables> & ({ variables: AdminOverviewQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<AdminOverviewQuery, AdminOverviewQueryVariables>(AdminOverviewDocument, options);