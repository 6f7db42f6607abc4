/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type NewestNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestNotificationsQuery = { notifications: { edges: Array<{ node: { id: string, title: string, text: string, path: string, createdAt: string, readAt: string | null } }> } };

export type ReadNotificationsMutationVariables = Exact<{
  ids?: Array<string> | null | undefined;
  contractId?: string | null | undefined;
}>;


export type ReadNotificationsMutation = { markNotificationsRead: number };

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationAddedSubscription = { notificationAdded: { id: string, title: string, contractId: string } };

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

export const NewestNotificationsDocument = new TypedDocumentString(`
    query NewestNotifications {
  notifications(first: 6) {
    edges {
      node {
        id
        title
        text
        path
        createdAt
        readAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NewestNotificationsQuery, NewestNotificationsQueryVariables>;
export const ReadNotificationsDocument = new TypedDocumentString(`
    mutation ReadNotifications($ids: [ID!], $contractId: ID) {
  markNotificationsRead(ids: $ids, contractId: $contractId)
}
    `) as unknown as TypedDocumentString<ReadNotificationsMutation, ReadNotificationsMutationVariables>;
export const NotificationAddedDocument = new TypedDocumentString(`
    subscription NotificationAdded {
  notificationAdded {
    id
    title
    contractId
  }
}
    `) as unknown as TypedDocumentString<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>;