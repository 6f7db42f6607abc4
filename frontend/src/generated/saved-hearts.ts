/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type MyFavouriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFavouriteIdsQuery = { myFavouriteIds: Array<string> };

export type AddFavouriteMutationVariables = Exact<{
  contractId: string;
}>;


export type AddFavouriteMutation = { addFavourite: { id: string } };

export type RemoveFavouriteMutationVariables = Exact<{
  contractId: string;
}>;


export type RemoveFavouriteMutation = { removeFavourite: { success: boolean } };

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

export const MyFavouriteIdsDocument = new TypedDocumentString(`
    query MyFavouriteIds {
  myFavouriteIds
}
    `) as unknown as TypedDocumentString<MyFavouriteIdsQuery, MyFavouriteIdsQueryVariables>;
export const AddFavouriteDocument = new TypedDocumentString(`
    mutation AddFavourite($contractId: ID!) {
  addFavourite(contractId: $contractId) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddFavouriteMutation, AddFavouriteMutationVariables>;
export const RemoveFavouriteDocument = new TypedDocumentString(`
    mutation RemoveFavourite($contractId: ID!) {
  removeFavourite(contractId: $contractId) {
    success
  }
}
    `) as unknown as TypedDocumentString<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;