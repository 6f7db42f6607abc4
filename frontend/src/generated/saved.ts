/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How often a member is told of new contracts that match a saved search. */
export type AlertFrequency =
  | 'DAILY'
  | 'INSTANT'
  | 'OFF'
  | 'WEEKLY';

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

/** A search of the public list to keep. */
export type SaveSearchInput = {
  /** How often you are told of new matches; daily without it. */
  frequency?: AlertFrequency | null | undefined;
  /** One line, 1 to 80 characters. */
  name: string;
  /** The query string of the page `/contracts`, at most 1000 characters. Unknown words and the position in the list are ignored. */
  query: string;
};

/** Changes to a saved search; absent fields stay as they are. */
export type UpdateSavedSearchInput = {
  /** How often you are told of new matches; daily without it. */
  frequency?: AlertFrequency | null | undefined;
  /** One line, 1 to 80 characters. */
  name?: string | null | undefined;
  /** The query string of the page `/contracts`, at most 1000 characters. Unknown words and the position in the list are ignored. */
  query?: string | null | undefined;
};

export type SearchFieldsFragment = { id: string, name: string, query: string, frequency: AlertFrequency, createdAt: string };

export type MySavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MySavedSearchesQuery = { mySavedSearches: Array<{ id: string, name: string, query: string, frequency: AlertFrequency, createdAt: string }> };

export type MyFavouritesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyFavouritesQuery = { myFavourites: { edges: Array<{ cursor: string, node: { id: string, title: string, type: ContractType, location: string, monthlyPayment: number, status: ContractStatus, reservedUntil: string | null, remainingTermMonths: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { id: string, name: string, query: string, frequency: AlertFrequency, createdAt: string } };

export type UpdateSavedSearchMutationVariables = Exact<{
  id: string;
  input: UpdateSavedSearchInput;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch: { id: string, name: string, query: string, frequency: AlertFrequency, createdAt: string } };

export type DeleteSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: { success: boolean } };

export const SearchFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SearchFieldsFragment, unknown>;
export const MySavedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MySavedSearchesQuery, MySavedSearchesQueryVariables>;
export const MyFavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFavourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MyFavouritesQuery, MyFavouritesQueryVariables>;
export const SaveSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SaveSearchMutation, SaveSearchMutationVariables>;
export const UpdateSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>;
export const DeleteSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const useMySavedSearchesQuery = (options: ApolloReact.useQuery.Options<MySavedSearchesQuery, MySavedSearchesQueryVariables> = {}) =>
  ApolloReact.useQuery<MySavedSearchesQuery, MySavedSearchesQueryVariables>(MySavedSearchesDocument, options);
export const useMyFavouritesQuery = (options: ApolloReact.useQuery.Options<MyFavouritesQuery, MyFavouritesQueryVariables> = {}) =>
  ApolloReact.useQuery<MyFavouritesQuery, MyFavouritesQueryVariables>(MyFavouritesDocument, options);
export const useSaveSearchMutation = (options?: ApolloReact.useMutation.Options<SaveSearchMutation, SaveSearchMutationVariables>) =>
  ApolloReact.useMutation(SaveSearchDocument, options);
export const useUpdateSavedSearchMutation = (options?: ApolloReact.useMutation.Options<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>) =>
  ApolloReact.useMutation(UpdateSavedSearchDocument, options);
export const useDeleteSavedSearchMutation = (options?: ApolloReact.useMutation.Options<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>) =>
  ApolloReact.useMutation(DeleteSavedSearchDocument, options);