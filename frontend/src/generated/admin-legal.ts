/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of a piece of a text. */
export type LegalChange =
  | 'ADDED'
  | 'REMOVED'
  | 'SAME';

/** Which legal text. */
export type LegalKind =
  | 'COOKIES'
  | 'FEES'
  | 'PRIVACY'
  | 'TERMS';

/** How a draft is published. */
export type PublishLegalTextInput = {
  /** What is new, in 3 to 500 characters. Everyone can read it. */
  note: string;
  /** The revision of the draft that you saw; CONFLICT if another admin has saved or published it since. Without it the draft is taken as it is. */
  revision?: number | null | undefined;
};

/** The draft of a legal text. */
export type SaveLegalTextInput = {
  /** The text in Markdown, at most 50,000 characters. HTML is shown as it is typed. */
  body: string;
  /** Members have to accept it before they write anything; only of the terms. False by default. */
  requiresConsent?: boolean | null | undefined;
  /** The revision of the draft that you saw; CONFLICT if another admin has saved or published it since. Without it the draft is taken as it is. */
  revision?: number | null | undefined;
};

export type LegalDraftFieldsFragment = { kind: LegalKind, body: string, requiresConsent: boolean, isSaved: boolean, revision: number, changedAt: string | null, changedBy: string | null, versions: Array<{ version: number, requiresConsent: boolean, note: string | null, publishedAt: string, publishedBy: string | null, acceptances: number }> };

export type LegalDraftQueryVariables = Exact<{
  kind: LegalKind;
}>;


export type LegalDraftQuery = { legalDraft: { kind: LegalKind, body: string, requiresConsent: boolean, isSaved: boolean, revision: number, changedAt: string | null, changedBy: string | null, versions: Array<{ version: number, requiresConsent: boolean, note: string | null, publishedAt: string, publishedBy: string | null, acceptances: number }> } };

export type LegalPreviewQueryVariables = Exact<{
  kind: LegalKind;
  body: string;
}>;


export type LegalPreviewQuery = { previewLegalText: { intro: string, sections: Array<{ id: string, title: string, html: string }>, pieces: Array<{ change: LegalChange, text: string }> } };

export type LegalVersionsQueryVariables = Exact<{
  kind: LegalKind;
}>;


export type LegalVersionsQuery = { legalTexts: Array<{ version: number, intro: string, sections: Array<{ id: string, title: string, html: string }> }> };

export type SaveLegalTextMutationVariables = Exact<{
  kind: LegalKind;
  input: SaveLegalTextInput;
}>;


export type SaveLegalTextMutation = { saveLegalText: { kind: LegalKind, body: string, requiresConsent: boolean, isSaved: boolean, revision: number, changedAt: string | null, changedBy: string | null, versions: Array<{ version: number, requiresConsent: boolean, note: string | null, publishedAt: string, publishedBy: string | null, acceptances: number }> } };

export type PublishLegalTextMutationVariables = Exact<{
  kind: LegalKind;
  input: PublishLegalTextInput;
}>;


export type PublishLegalTextMutation = { publishLegalText: { version: number } };

export const LegalDraftFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"requiresConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requiresConsent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"acceptances"}}]}}]}}]} as unknown as DocumentNode<LegalDraftFieldsFragment, unknown>;
export const LegalDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalDraftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"requiresConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requiresConsent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"acceptances"}}]}}]}}]} as unknown as DocumentNode<LegalDraftQuery, LegalDraftQueryVariables>;
export const LegalPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pieces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<LegalPreviewQuery, LegalPreviewQueryVariables>;
export const LegalVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<LegalVersionsQuery, LegalVersionsQueryVariables>;
export const SaveLegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalDraftFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalDraftFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"requiresConsent"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"requiresConsent"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"acceptances"}}]}}]}}]} as unknown as DocumentNode<SaveLegalTextMutation, SaveLegalTextMutationVariables>;
export const PublishLegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishLegalTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishLegalText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PublishLegalTextMutation, PublishLegalTextMutationVariables>;
export const useLegalDraftQuery = (options: ApolloReact.useQuery.Options<LegalDraftQuery, LegalDraftQueryVariables> & ({ variables: LegalDraftQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<LegalDraftQuery, LegalDraftQueryVariables>(LegalDraftDocument, options);
export const useLegalPreviewQuery = (options: ApolloReact.useQuery.Options<LegalPreviewQuery, LegalPreviewQueryVariables> & ({ variables: LegalPreviewQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<LegalPreviewQuery, LegalPreviewQueryVariables>(LegalPreviewDocument, options);
export const useLegalVersionsQuery = (options: ApolloReact.useQuery.Options<LegalVersionsQuery, LegalVersionsQueryVariables> & ({ variables: LegalVersionsQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<LegalVersionsQuery, LegalVersionsQueryVariables>(LegalVersionsDocument, options);
export const useSaveLegalTextMutation = (options?: ApolloReact.useMutation.Options<SaveLegalTextMutation, SaveLegalTextMutationVariables>) =>
  ApolloReact.useMutation(SaveLegalTextDocument, options);
export const usePublishLegalTextMutation = (options?: ApolloReact.useMutation.Options<PublishLegalTextMutation, PublishLegalTextMutationVariables>) =>
  ApolloReact.useMutation(PublishLegalTextDocument, options);