/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a member may do in an organisation. */
export type OrganisationRole =
  | 'EDITOR'
  | 'OWNER'
  | 'READER';

/** Whether an admin has approved an organisation. */
export type OrganisationStatus =
  | 'APPROVED'
  | 'CLOSED'
  | 'REQUESTED';

export type OrganisationsOfListerQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationsOfListerQuery = { myOrganisations: Array<{ id: string, name: string, badge: string, status: OrganisationStatus, role: OrganisationRole | null }> };


export const OrganisationsOfListerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationsOfLister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrganisations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<OrganisationsOfListerQuery, OrganisationsOfListerQueryVariables>;
export const useOrganisationsOfListerQuery = (options: ApolloReact.useQuery.Options<OrganisationsOfListerQuery, OrganisationsOfListerQueryVariables> = {}) =>
  ApolloReact.useQuery<OrganisationsOfListerQuery, OrganisationsOfListerQueryVariables>(OrganisationsOfListerDocument, options);