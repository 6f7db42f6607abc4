/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a candidate came to apply. */
export type ApplicationSource =
  | 'APPLY'
  | 'INVITED'
  | 'STAND_BY';

/** What became of an application. */
export type ApplicationStatus =
  | 'BOUGHT'
  | 'CHOSEN'
  | 'CLOSED'
  | 'OPEN'
  | 'PASSED'
  | 'WITHDRAWN';

/** Who pays the transfer fee of the company behind the contract. */
export type FeePayer =
  | 'BUYER'
  | 'HOLDER'
  | 'SPLIT';

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

/** Why the holder went on without a candidate. */
export type PassReason =
  | 'DATE'
  | 'NO_ANSWER'
  | 'OTHER_CHOSEN'
  | 'REQUIREMENT'
  | 'TERMS';

export type AdminCandidatesQueryVariables = Exact<{
  contractId: string;
}>;


export type AdminCandidatesQuery = { candidates: Array<{ id: string, number: number, memberId: string | null, status: ApplicationStatus, source: ApplicationSource, createdAt: string, decidedAt: string | null, passReason: PassReason | null, reservedUntil: string | null, answers: Record<string, unknown> | null, requirements: Array<{ key: string, met: boolean }>, offers: Array<{ id: string, by: OfferParty, status: OfferStatus, expiresAt: string, createdAt: string, terms: { incentive: number | null, price: number | null, thirdPartyFeeBy: FeePayer | null, handoverOn: string | null, includes: string | null } }> }> };


export const AdminCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"passReason"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"met"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyFeeBy"}},{"kind":"Field","name":{"kind":"Name","value":"handoverOn"}},{"kind":"Field","name":{"kind":"Name","value":"includes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AdminCandidatesQuery, AdminCandidatesQueryVariables>;
export const useAdminCandidatesQuery = (options: ApolloReact.useQuery.Options<AdminCandidatesQuery, AdminCandidatesQueryVariables> & ({ variables: AdminCandidatesQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<AdminCandidatesQuery, AdminCandidatesQueryVariables>(AdminCandidatesDocument, options);