/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What became of a piece of a text. */
export type LegalChange =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';

export type TermsChangesQueryVariables = Exact<{
  since: number;
}>;


export type TermsChangesQuery = { legalChanges: { version: number, notes: Array<string>, pieces: Array<{ change: LegalChange, text: string }> } };

export type AcceptTermsMutationVariables = Exact<{
  version: number;
}>;


export type AcceptTermsMutation = { acceptTerms: { success: boolean } };

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

export const TermsChangesDocument = new TypedDocumentString(`
    query TermsChanges($since: Int!) {
  legalChanges(kind: TERMS, since: $since) {
    version
    notes
    pieces {
      change
      text
    }
  }
}
    `) as unknown as TypedDocumentString<TermsChangesQuery, TermsChangesQueryVariables>;
export const AcceptTermsDocument = new TypedDocumentString(`
    mutation AcceptTerms($version: Int!) {
  acceptTerms(version: $version) {
    success
  }
}
    `) as unknown as TypedDocumentString<AcceptTermsMutation, AcceptTermsMutationVariables>;