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

/** By what a row finds the contract that it edits. */
export type ImportMatch =
  | 'EXTERNAL_ID'
  | 'VIN';

/** PAUSE: contracts with an external id that the file does not name are paused, if no row of it failed. */
export type ImportMissing =
  | 'KEEP'
  | 'PAUSE';

/** An address from which a file of contracts is fetched regularly. */
export type ImportSourceInput = {
  /** How many hours are between two fetches, 1 to 24. */
  everyHours: number;
  /** What the file is. */
  format: ImportFormat;
  /** By what a row finds the contract that it edits; vin is for cars. external-id by default. */
  match?: ImportMatch | null | undefined;
  /** pause: your active contracts with an external id that the file does not name are paused. Only with match=external-id, and only if no other source of yours lists for the same. keep by default. */
  missing?: ImportMissing | null | undefined;
  /** The approved organisation that lists the new contracts; null for yourself. */
  organisationId?: string | null | undefined;
  /** Begins with https://, at most 500 characters. */
  url: string;
};

/** MEMBER: by hand. FAILING: no file for five days. ACCOUNT: the account could not be used. ORGANISATION: it is not approved any more, or the member may not list for it. */
export type ImportSourceOffReason =
  | 'ACCOUNT'
  | 'FAILING'
  | 'MEMBER'
  | 'ORGANISATION';

/** IMPORTED: an import of the file was queued. UNCHANGED: the file is the one that was imported last. FAILED: there was no file, see `lastError`. */
export type ImportSourceOutcome =
  | 'FAILED'
  | 'IMPORTED'
  | 'UNCHANGED';

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

/** What is left out stays as it is. */
export type UpdateImportSourceInput = {
  /** False switches it off, true switches it on. */
  active?: boolean | null | undefined;
  /** How many hours are between two fetches, 1 to 24. */
  everyHours?: number | null | undefined;
  /** What the file is. */
  format?: ImportFormat | null | undefined;
  /** By what a row finds the contract that it edits; vin is for cars. external-id by default. */
  match?: ImportMatch | null | undefined;
  /** pause: your active contracts with an external id that the file does not name are paused. Only with match=external-id, and only if no other source of yours lists for the same. keep by default. */
  missing?: ImportMissing | null | undefined;
  /** The approved organisation that lists the new contracts; null for yourself. */
  organisationId?: string | null | undefined;
  /** Begins with https://, at most 500 characters. */
  url?: string | null | undefined;
};

export type ImportSourceFieldsFragment = { id: string, organisationId: string | null, url: string, format: ImportFormat, match: ImportMatch, missing: ImportMissing, everyHours: number, nextFetchAt: string | null, lastFetchedAt: string | null, lastOutcome: ImportSourceOutcome | null, lastError: string | null, lastImportId: string | null, failures: number, failingSince: string | null, disabledAt: string | null, offReason: ImportSourceOffReason | null };

export type MyImportSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyImportSourcesQuery = { importSources: Array<{ id: string, organisationId: string | null, url: string, format: ImportFormat, match: ImportMatch, missing: ImportMissing, everyHours: number, nextFetchAt: string | null, lastFetchedAt: string | null, lastOutcome: ImportSourceOutcome | null, lastError: string | null, lastImportId: string | null, failures: number, failingSince: string | null, disabledAt: string | null, offReason: ImportSourceOffReason | null }>, myOrganisations: Array<{ id: string, name: string, status: OrganisationStatus, role: OrganisationRole | null }> };

export type CreateImportSourceMutationVariables = Exact<{
  input: ImportSourceInput;
}>;


export type CreateImportSourceMutation = { createImportSource: { id: string, organisationId: string | null, url: string, format: ImportFormat, match: ImportMatch, missing: ImportMissing, everyHours: number, nextFetchAt: string | null, lastFetchedAt: string | null, lastOutcome: ImportSourceOutcome | null, lastError: string | null, lastImportId: string | null, failures: number, failingSince: string | null, disabledAt: string | null, offReason: ImportSourceOffReason | null } };

export type UpdateImportSourceMutationVariables = Exact<{
  id: string;
  input: UpdateImportSourceInput;
}>;


export type UpdateImportSourceMutation = { updateImportSource: { id: string, organisationId: string | null, url: string, format: ImportFormat, match: ImportMatch, missing: ImportMissing, everyHours: number, nextFetchAt: string | null, lastFetchedAt: string | null, lastOutcome: ImportSourceOutcome | null, lastError: string | null, lastImportId: string | null, failures: number, failingSince: string | null, disabledAt: string | null, offReason: ImportSourceOffReason | null } };

export type FetchImportSourceMutationVariables = Exact<{
  id: string;
}>;


export type FetchImportSourceMutation = { fetchImportSource: { id: string, organisationId: string | null, url: string, format: ImportFormat, match: ImportMatch, missing: ImportMissing, everyHours: number, nextFetchAt: string | null, lastFetchedAt: string | null, lastOutcome: ImportSourceOutcome | null, lastError: string | null, lastImportId: string | null, failures: number, failingSince: string | null, disabledAt: string | null, offReason: ImportSourceOffReason | null } };

export type DeleteImportSourceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteImportSourceMutation = { deleteImportSource: { success: boolean } };

export const ImportSourceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSourceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"everyHours"}},{"kind":"Field","name":{"kind":"Name","value":"nextFetchAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastImportId"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}}]}}]} as unknown as DocumentNode<ImportSourceFieldsFragment, unknown>;
export const MyImportSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyImportSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSourceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myOrganisations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSourceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"everyHours"}},{"kind":"Field","name":{"kind":"Name","value":"nextFetchAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastImportId"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}}]}}]} as unknown as DocumentNode<MyImportSourcesQuery, MyImportSourcesQueryVariables>;
export const CreateImportSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateImportSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createImportSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSourceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSourceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"everyHours"}},{"kind":"Field","name":{"kind":"Name","value":"nextFetchAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastImportId"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}}]}}]} as unknown as DocumentNode<CreateImportSourceMutation, CreateImportSourceMutationVariables>;
export const UpdateImportSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateImportSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateImportSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImportSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSourceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSourceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"everyHours"}},{"kind":"Field","name":{"kind":"Name","value":"nextFetchAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastImportId"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}}]}}]} as unknown as DocumentNode<UpdateImportSourceMutation, UpdateImportSourceMutationVariables>;
export const FetchImportSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchImportSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchImportSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSourceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSourceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organisationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"match"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"everyHours"}},{"kind":"Field","name":{"kind":"Name","value":"nextFetchAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFetchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastImportId"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}}]}}]} as unknown as DocumentNode<FetchImportSourceMutation, FetchImportSourceMutationVariables>;
export const DeleteImportSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImportSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteImportSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteImportSourceMutation, DeleteImportSourceMutationVariables>;
export const useMyImportSourcesQuery = (options: ApolloReact.useQuery.Options<MyImportSourcesQuery, MyImportSourcesQueryVariables> = {}) =>
  ApolloReact.useQuery<MyImportSourcesQuery, MyImportSourcesQueryVariables>(MyImportSourcesDocument, options);
export const useCreateImportSourceMutation = (options?: ApolloReact.useMutation.Options<CreateImportSourceMutation, CreateImportSourceMutationVariables>) =>
  ApolloReact.useMutation(CreateImportSourceDocument, options);
export const useUpdateImportSourceMutation = (options?: ApolloReact.useMutation.Options<UpdateImportSourceMutation, UpdateImportSourceMutationVariables>) =>
  ApolloReact.useMutation(UpdateImportSourceDocument, options);
export const useFetchImportSourceMutation = (options?: ApolloReact.useMutation.Options<FetchImportSourceMutation, FetchImportSourceMutationVariables>) =>
  ApolloReact.useMutation(FetchImportSourceDocument, options);
export const useDeleteImportSourceMutation = (options?: ApolloReact.useMutation.Options<DeleteImportSourceMutation, DeleteImportSourceMutationVariables>) =>
  ApolloReact.useMutation(DeleteImportSourceDocument, options);