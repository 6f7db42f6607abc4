/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** CSV, or JSONL: a JSON object per line. */
export type ImportFormat =
  | 'CSV'
  | 'JSONL';

/** Which columns the headings of your files mean. It replaces what was stored. */
export type ImportMappingInput = {
  /** The heading of a column by the heading in your files, at most 200; an empty text ignores a column. Headings that are left out are recognized by their names. */
  headings: Record<string, unknown>;
};

/** By what a row finds the contract that it edits. */
export type ImportMatch =
  | 'EXTERNAL_ID'
  | 'VIN';

/** PAUSE: contracts with an external id that the file does not name are paused, if no row of it failed. */
export type ImportMissing =
  | 'KEEP'
  | 'PAUSE';

/** DRY_RUN only reports what the file would change. */
export type ImportMode =
  | 'APPLY'
  | 'DRY_RUN';

/** How far an import is. */
export type ImportState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING';

export type ImportFieldsFragment = { id: string, mode: ImportMode, format: ImportFormat, match: ImportMatch, missing: ImportMissing, state: ImportState, rows: number, ok: number, failed: number, created: number, changed: number, unchanged: number, paused: number, createdAt: string };

export type MyImportsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyImportsQuery = { imports: { edges: Array<{ cursor: string, node: { id: string, mode: ImportMode, format: ImportFormat, match: ImportMatch, missing: ImportMissing, state: ImportState, rows: number, ok: number, failed: number, created: number, changed: number, unchanged: number, paused: number, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ImportWithReportQueryVariables = Exact<{
  id: string;
}>;


export type ImportWithReportQuery = { import: { id: string, mode: ImportMode, format: ImportFormat, match: ImportMatch, missing: ImportMissing, state: ImportState, rows: number, ok: number, failed: number, created: number, changed: number, unchanged: number, paused: number, problems: number, photosWaiting: number, ignored: Array<string>, createdAt: string, report: Array<{ row: number | null, column: string | null, message: string }> } };

export type ImportColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportColumnsQuery = { importColumns: Array<{ heading: string, label: string, isRequired: boolean }>, importMapping: { headings: Record<string, unknown> } };

export type SetImportMappingMutationVariables = Exact<{
  input: ImportMappingInput;
}>;


export type SetImportMappingMutation = { setImportMapping: { headings: Record<string, unknown> } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, mode: ImportMode, format: ImportFormat, match: ImportMatch, missing: ImportMissing, state: ImportState, rows: number, ok: number, failed: number, created: number, changed: number, unchanged: number, paused: number, createdAt: string } };

export const ImportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ImportFieldsFragment, unknown>;
export const MyImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MyImportsQuery, MyImportsQueryVariables>;
export const ImportWithReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportWithReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"photosWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportWithReportQuery, ImportWithReportQueryVariables>;
export const ImportColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"importMapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headings"}}]}}]}}]} as unknown as DocumentNode<ImportColumnsQuery, ImportColumnsQueryVariables>;
export const SetImportMappingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetImportMapping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportMappingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setImportMapping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headings"}}]}}]}}]} as unknown as DocumentNode<SetImportMappingMutation, SetImportMappingMutationVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const useMyImportsQuery = (options: ApolloReact.useQuery.Options<MyImportsQuery, MyImportsQueryVariables> = {}) =>
  ApolloReact.useQuery<MyImportsQuery, MyImportsQueryVariables>(MyImportsDocument, options);
export const useImportWithReportQuery = (options: ApolloReact.useQuery.Options<ImportWithReportQuery, ImportWithReportQueryVariables> & ({ variables: ImportWithReportQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ImportWithReportQuery, ImportWithReportQueryVariables>(ImportWithReportDocument, options);
export const useImportColumnsQuery = (options: ApolloReact.useQuery.Options<ImportColumnsQuery, ImportColumnsQueryVariables> = {}) =>
  ApolloReact.useQuery<ImportColumnsQuery, ImportColumnsQueryVariables>(ImportColumnsDocument, options);
export const useSetImportMappingMutation = (options?: ApolloReact.useMutation.Options<SetImportMappingMutation, SetImportMappingMutationVariables>) =>
  ApolloReact.useMutation(SetImportMappingDocument, options);
export const useCancelImportMutation = (options?: ApolloReact.useMutation.Options<CancelImportMutation, CancelImportMutationVariables>) =>
  ApolloReact.useMutation(CancelImportDocument, options);