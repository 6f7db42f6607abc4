/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Progress of a purchase. */
export type CompletionStatus =
  | 'COMPLETED'
  | 'PROCESSING';

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

/** What happens to the fee if a transfer ends early. ALWAYS_REFUND: it is never kept. */
export type FeeRule =
  | 'ALWAYS_REFUND'
  | 'STANDARD';

/** Whether real money moves. */
export type PaymentsMode =
  | 'LIVE'
  | 'SANDBOX'
  | 'TEST';

/** Status of a purchase. */
export type PurchaseStatus =
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'CHARGED_BACK'
  | 'CLAIMED'
  | 'CLOSED'
  | 'CREATED'
  | 'DISPUTED'
  | 'FAILED'
  | 'KEPT'
  | 'REFUNDED'
  | 'REFUNDING'
  | 'REFUND_FAILED'
  | 'RELEASED'
  | 'RELEASING'
  | 'UNDECIDED';

export type PaymentsConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentsConfigQuery = { paymentsConfig: { mode: PaymentsMode, publishableKey: string, apiBase: string | null, scriptUrl: string | null } };

export type CreatePaymentIntentMutationVariables = Exact<{
  contractId: string;
  termsVersion: number;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: { clientSecret: string, feeRule: FeeRule } };

export type CompletePurchaseMutationVariables = Exact<{
  paymentIntentId: string;
}>;


export type CompletePurchaseMutation = { completePurchase: { status: CompletionStatus } };

export type MyPurchaseOfQueryVariables = Exact<{
  contractId: string;
}>;


export type MyPurchaseOfQuery = { myPurchaseOf: { id: string, contractId: string, buyerId: string, sellerId: string, amount: number, mode: PaymentsMode, status: PurchaseStatus, capturedAt: string | null, refundedAt: string | null, createdAt: string } | null };

export type StatedTermsFragment = { id: string, incentive: number, factTable: Array<{ key: string, label: string, value: string | null }> };

export type StatedFactsQueryVariables = Exact<{
  id: string;
}>;


export type StatedFactsQuery = { contract: { id: string, incentive: number, factTable: Array<{ key: string, label: string, value: string | null }> } };

export type TermsNowQueryVariables = Exact<{
  id: string;
}>;


export type TermsNowQuery = { contract: { id: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, feeRule: FeeRule, incentive: number, remainingTermMonths: number, factTable: Array<{ key: string, label: string, value: string | null }> } };

export const StatedTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"factTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<StatedTermsFragment, unknown>;
export const PaymentsConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentsConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentsConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"apiBase"}},{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}}]}}]}}]} as unknown as DocumentNode<PaymentsConfigQuery, PaymentsConfigQueryVariables>;
export const CreatePaymentIntentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentIntent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"termsVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentIntent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"termsVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"termsVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}}]}}]}}]} as unknown as DocumentNode<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>;
export const CompletePurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompletePurchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentIntentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completePurchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentIntentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentIntentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CompletePurchaseMutation, CompletePurchaseMutationVariables>;
export const MyPurchaseOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPurchaseOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPurchaseOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"capturedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<MyPurchaseOfQuery, MyPurchaseOfQueryVariables>;
export const StatedFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatedFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatedTerms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"factTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<StatedFactsQuery, StatedFactsQueryVariables>;
export const TermsNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatedTerms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"factTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TermsNowQuery, TermsNowQueryVariables>;
export const usePaymentsConfigQuery = (options: ApolloReact.useQuery.Options<PaymentsConfigQuery, PaymentsConfigQueryVariables> = {}) =>
  ApolloReact.useQuery<PaymentsConfigQuery, PaymentsConfigQueryVariables>(PaymentsConfigDocument, options);
export const useCreatePaymentIntentMutation = (options?: ApolloReact.useMutation.Options<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables>) =>
  ApolloReact.useMutation(CreatePaymentIntentDocument, options);
export const useCompletePurchaseMutation = (options?: ApolloReact.useMutation.Options<CompletePurchaseMutation, CompletePurchaseMutationVariables>) =>
  ApolloReact.useMutation(CompletePurchaseDocument, options);
export const useMyPurchaseOfQuery = (options: ApolloReact.useQuery.Options<MyPurchaseOfQuery, MyPurchaseOfQueryVariables> & ({ variables: MyPurchaseOfQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<MyPurchaseOfQuery, MyPurchaseOfQueryVariables>(MyPurchaseOfDocument, options);
export const useStatedFactsQuery = (options: ApolloReact.useQuery.Options<StatedFactsQuery, StatedFactsQueryVariables> & ({ variables: StatedFactsQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<StatedFactsQuery, StatedFactsQueryVariables>(StatedFactsDocument, options);
export const useTermsNowQuery = (options: ApolloReact.useQuery.Options<TermsNowQuery, TermsNowQueryVariables> & ({ variables: TermsNowQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<TermsNowQuery, TermsNowQueryVariables>(TermsNowDocument, options);