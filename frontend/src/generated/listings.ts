/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of an application. */
export type ApplicationStatus =
  | 'BOUGHT'
  | 'CHOSEN'
  | 'CLOSED'
  | 'OPEN'
  | 'PASSED'
  | 'WITHDRAWN';

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

/** Where a contract went: HERE through this site, OTHER_SITE, a FRIEND, or RETURNED. */
export type Elsewhere =
  | 'FRIEND'
  | 'HERE'
  | 'OTHER_SITE'
  | 'RETURNED';

/** What a holder may do with a listing. */
export type ListingAction =
  | 'EDIT'
  | 'MARK_ELSEWHERE'
  | 'PAUSE'
  | 'RELIST'
  | 'RENEW'
  | 'RESUME'
  | 'WITHDRAW';

/** Why a cancelled contract is off the market. */
export type OffMarketReason =
  | 'ELSEWHERE'
  | 'EXPIRED'
  | 'HOLDER_SILENT'
  | 'NOT_TRANSFERABLE'
  | 'PAUSED'
  | 'REMOVED'
  | 'ROFR_USED'
  | 'SENT_BACK'
  | 'TERM_OVER'
  | 'WAITING'
  | 'WITHDRAWN';

/** Who made an offer. */
export type OfferParty =
  | 'CANDIDATE'
  | 'HOLDER';

/** What became of an offer. */
export type OfferStatus =
  | 'ACCEPTED'
  | 'COUNTERED'
  | 'DECLINED'
  | 'LAPSED'
  | 'MADE'
  | 'VOID';

export type ListingContractFragment = { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string };

export type ListingFieldsFragment = { openQuestions: number, views: number, favourites: number, sentBackFor: string | null, allowedActions: Array<ListingAction>, contract: { applicationCount: number | null, id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string, holder: { id: string, emailConfirmed: boolean, handedOver: number, answersWithinHours: number | null } }, keyFacts: { stated: number, total: number } };

export type MyListingsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyListingsQuery = { myListings: { edges: Array<{ cursor: string, node: { openQuestions: number, views: number, favourites: number, sentBackFor: string | null, allowedActions: Array<ListingAction>, contract: { applicationCount: number | null, id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string, holder: { id: string, emailConfirmed: boolean, handedOver: number, answersWithinHours: number | null } }, keyFacts: { stated: number, total: number } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MyListingQueryVariables = Exact<{
  id: string;
}>;


export type MyListingQuery = { myListing: { openQuestions: number, views: number, favourites: number, sentBackFor: string | null, allowedActions: Array<ListingAction>, contract: { applicationCount: number | null, id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string, holder: { id: string, emailConfirmed: boolean, handedOver: number, answersWithinHours: number | null } }, keyFacts: { stated: number, total: number } } };

export type RenewContractMutationVariables = Exact<{
  id: string;
}>;


export type RenewContractMutation = { renewContract: { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string } };

export type PauseContractMutationVariables = Exact<{
  id: string;
}>;


export type PauseContractMutation = { pauseContract: { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string } };

export type ResumeContractMutationVariables = Exact<{
  id: string;
}>;


export type ResumeContractMutation = { resumeContract: { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string } };

export type WithdrawContractMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawContractMutation = { withdrawContract: { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string } };

export type RelistContractMutationVariables = Exact<{
  id: string;
}>;


export type RelistContractMutation = { relistContract: { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string } };

export type MarkElsewhereMutationVariables = Exact<{
  id: string;
  where?: Elsewhere | null | undefined;
}>;


export type MarkElsewhereMutation = { markElsewhere: { id: string, type: ContractType, title: string, status: ContractStatus, offMarketReason: OffMarketReason | null, freshUntil: string | null, transferableUntil: string | null, monthlyPayment: number, messageCount: number, notOffered: string | null, createdAt: string, updatedAt: string } };

export type ListingOffersQueryVariables = Exact<{
  contractId: string;
}>;


export type ListingOffersQuery = { candidates: Array<{ id: string, status: ApplicationStatus, offers: Array<{ id: string, by: OfferParty, status: OfferStatus, expiresAt: string }> }> };

export const ListingContractFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListingContractFragment, unknown>;
export const ListingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"}},{"kind":"Field","name":{"kind":"Name","value":"keyFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentBackFor"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListingFieldsFragment, unknown>;
export const MyListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"}},{"kind":"Field","name":{"kind":"Name","value":"keyFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentBackFor"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<MyListingsQuery, MyListingsQueryVariables>;
export const MyListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"openQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"}},{"kind":"Field","name":{"kind":"Name","value":"keyFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stated"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentBackFor"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<MyListingQuery, MyListingQueryVariables>;
export const RenewContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RenewContractMutation, RenewContractMutationVariables>;
export const PauseContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PauseContractMutation, PauseContractMutationVariables>;
export const ResumeContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ResumeContractMutation, ResumeContractMutationVariables>;
export const WithdrawContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WithdrawContractMutation, WithdrawContractMutationVariables>;
export const RelistContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RelistContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relistContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RelistContractMutation, RelistContractMutationVariables>;
export const MarkElsewhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkElsewhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Elsewhere"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markElsewhere"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingContract"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingContract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"freshUntil"}},{"kind":"Field","name":{"kind":"Name","value":"transferableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MarkElsewhereMutation, MarkElsewhereMutationVariables>;
export const ListingOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListingOffersQuery, ListingOffersQueryVariables>;
export const useMyListingsQuery = (options: ApolloReact.useQuery.Options<MyListingsQuery, MyListingsQueryVariables> = {}) =>
  ApolloReact.useQuery<MyListingsQuery, MyListingsQueryVariables>(MyListingsDocument, options);
export const useMyListingQuery = (options: ApolloReact.useQuery.Options<MyListingQuery, MyListingQueryVariables> & ({ variables: MyListingQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<MyListingQuery, MyListingQueryVariables>(MyListingDocument, options);
export const useRenewContractMutation = (options?: ApolloReact.useMutation.Options<RenewContractMutation, RenewContractMutationVariables>) =>
  ApolloReact.useMutation(RenewContractDocument, options);
export const usePauseContractMutation = (options?: ApolloReact.useMutation.Options<PauseContractMutation, PauseContractMutationVariables>) =>
  ApolloReact.useMutation(PauseContractDocument, options);
export const useResumeContractMutation = (options?: ApolloReact.useMutation.Options<ResumeContractMutation, ResumeContractMutationVariables>) =>
  ApolloReact.useMutation(ResumeContractDocument, options);
export const useWithdrawContractMutation = (options?: ApolloReact.useMutation.Options<WithdrawContractMutation, WithdrawContractMutationVariables>) =>
  ApolloReact.useMutation(WithdrawContractDocument, options);
export const useRelistContractMutation = (options?: ApolloReact.useMutation.Options<RelistContractMutation, RelistContractMutationVariables>) =>
  ApolloReact.useMutation(RelistContractDocument, options);
export const useMarkElsewhereMutation = (options?: ApolloReact.useMutation.Options<MarkElsewhereMutation, MarkElsewhereMutationVariables>) =>
  ApolloReact.useMutation(MarkElsewhereDocument, options);
export const useListingOffersQuery = (options: ApolloReact.useQuery.Options<ListingOffersQuery, ListingOffersQueryVariables> & ({ variables: ListingOffersQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ListingOffersQuery, ListingOffersQueryVariables>(ListingOffersDocument, options);