/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** What a member of the staff is there for; ADMIN may do everything. */
export type Role =
  | 'ADMIN'
  | 'FINANCE'
  | 'MODERATOR'
  | 'SUPPORT';

/** Category of a setting. */
export type SettingCategory =
  | 'CONTACT'
  | 'GENERAL'
  | 'HERO'
  | 'LANDING'
  | 'SERVICES'
  | 'SOCIAL'
  | 'TRUST_SAFETY';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { unreadConversations: number, unreadNotifications: number, me: { id: string, email: string, firstName: string | null, lastName: string | null, isAdmin: boolean, roles: Array<Role>, createdAt: string, emailVerified: boolean } | null };

export type UnreadCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountsQuery = { unreadConversations: number, unreadNotifications: number };

export type ContentQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentQuery = { content: Array<{ key: string, value: string, category: SettingCategory }> };

export type LatestContractsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestContractsQuery = { contracts: { edges: Array<{ node: { id: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, status: ContractStatus, createdAt: string, cardFacts: Array<string>, drawing: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } }> } };

export type SetupRequiredQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupRequiredQuery = { mySecurity: { setupRequired: boolean } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
    email
    firstName
    lastName
    isAdmin
    roles
    createdAt
    emailVerified
  }
  unreadConversations
  unreadNotifications
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const UnreadCountsDocument = new TypedDocumentString(`
    query UnreadCounts {
  unreadConversations
  unreadNotifications
}
    `) as unknown as TypedDocumentString<UnreadCountsQuery, UnreadCountsQueryVariables>;
export const ContentDocument = new TypedDocumentString(`
    query Content {
  content {
    key
    value
    category
  }
}
    `) as unknown as TypedDocumentString<ContentQuery, ContentQueryVariables>;
export const LatestContractsDocument = new TypedDocumentString(`
    query LatestContracts {
  contracts(first: 6) {
    edges {
      node {
        id
        title
        type
        description
        location
        monthlyPayment
        remainingTermMonths: currentRemainingMonths
        endless
        transferFee
        status
        createdAt
        cardFacts
        drawing
        cover {
          id
          width
          height
          alt
          placeholder
          urls
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LatestContractsQuery, LatestContractsQueryVariables>;
export const SetupRequiredDocument = new TypedDocumentString(`
    query SetupRequired {
  mySecurity {
    setupRequired
  }
}
    `) as unknown as TypedDocumentString<SetupRequiredQuery, SetupRequiredQueryVariables>;