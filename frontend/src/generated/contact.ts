/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The contact form; empty optional fields count as absent. */
export type ContactRequestInput = {
  /** car-lease, apartment, mortgage, timeshare, loan or other. */
  contractType?: string | null | undefined;
  /** Email address to reply to. */
  email: string;
  /** Plain text, at most 5,000 characters. */
  message?: string | null | undefined;
  /** Full name, at most 200 characters. */
  name: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** transfer, takeover or both. */
  userType?: string | null | undefined;
  /** Honeypot: invisible to people, who leave it empty. */
  website?: string | null | undefined;
};

export type SendContactRequestMutationVariables = Exact<{
  input: ContactRequestInput;
}>;


export type SendContactRequestMutation = { sendContactRequest: { success: boolean } };

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

export const SendContactRequestDocument = new TypedDocumentString(`
    mutation SendContactRequest($input: ContactRequestInput!) {
  sendContactRequest(input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendContactRequestMutation, SendContactRequestMutationVariables>;