/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Type of a contract. */
export type ContractType =
  | 'APARTMENT'
  | 'CAR_LEASE'
  | 'LOAN'
  | 'MORTGAGE'
  | 'TIMESHARE';

/** What became of an observation. USED: the rule follows it. */
export type RuleObservationState =
  | 'DISMISSED'
  | 'OPEN'
  | 'USED';

/** Whether a version of a rule is in force. REPLACED: a later one is, or was to be. */
export type RuleStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'REPLACED';

/** Filters of the rule book; absent fields do not filter. */
export type RuleSubjectFilter = {
  /** Only with a version that is not published. */
  hasDraft?: boolean | null | undefined;
  /** Only if at least three open observations agree on something that its rule does not say. */
  isDoubted?: boolean | null | undefined;
  /** Only with a rule in force that was checked more than 180 days ago. */
  isOld?: boolean | null | undefined;
  /** Only of this kind. */
  kind?: RuleSubjectKind | null | undefined;
  /** Only with a rule in force without the address of its source. */
  noSource?: boolean | null | undefined;
  /** Text contained in the name, the address or another name; or a whole id. */
  q?: string | null | undefined;
  /** Only with this status. */
  status?: RuleSubjectStatus | null | undefined;
  /** Only with contracts of this type. */
  type?: ContractType | null | undefined;
};

/** Who demands something of a takeover. */
export type RuleSubjectKind =
  | 'COMPANY'
  | 'PROGRAM'
  | 'STATE';

/** Whether a company, program or state of the rule book is public. */
export type RuleSubjectStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'RETIRED';

/** A new version of a rule, which is a draft until it is published. */
export type SaveRuleInput = {
  /** The day on which the source was read, today at the latest. */
  checkedOn: string;
  /** Who says so, 2 to 120 characters. */
  sourceName: string;
  /** Its address, which begins with https://; absent or empty for none. */
  sourceUrl?: string | null | undefined;
  /** Whose rule it is. */
  subjectId: string;
  /** Type of the contracts. */
  type: ContractType;
  /** What it demands, by the keys of `ruleDefinitions`; amounts in cents, rates in thousandths of a percent. */
  values: Record<string, unknown>;
};

/** A company, loan program or state of the rule book. It is public at once. */
export type SaveRuleSubjectInput = {
  /** Up to 20 other names that holders write, of 2 to 80 characters. */
  aliases?: Array<string> | null | undefined;
  /** The one to change; absent for a new one. */
  id?: string | null | undefined;
  /** Its kind, which does not change. */
  kind: RuleSubjectKind;
  /** Its name, 2 to 80 characters. */
  name: string;
  /** Names it in addresses: 2 to 60 of a-z, 0-9 and dashes. It does not change, and no other gets it. */
  slug: string;
  /** The types of contracts that it has to do with. */
  types: Array<ContractType>;
};

export type RuleVersionFieldsFragment = { id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string };

export type RuleSubjectFieldsFragment = { id: string, kind: RuleSubjectKind, slug: string, name: string, types: Array<ContractType>, aliases: Array<string>, status: RuleSubjectStatus, mergedInto: string | null, rules: Array<{ id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string }> };

export type AdminRuleSubjectsQueryVariables = Exact<{
  filter?: RuleSubjectFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminRuleSubjectsQuery = { ruleSubjects: { edges: Array<{ cursor: string, node: { id: string, kind: RuleSubjectKind, slug: string, name: string, types: Array<ContractType>, aliases: Array<string>, status: RuleSubjectStatus, mergedInto: string | null, rules: Array<{ id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RuleObservationFieldsFragment = { id: string, type: ContractType, transferId: string | null, answers: Record<string, unknown>, note: string | null, state: RuleObservationState, createdAt: string };

export type AdminRuleObservationsQueryVariables = Exact<{
  subjectId: string;
  after?: string | null | undefined;
}>;


export type AdminRuleObservationsQuery = { ruleObservations: { edges: Array<{ cursor: string, node: { id: string, type: ContractType, transferId: string | null, answers: Record<string, unknown>, note: string | null, state: RuleObservationState, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ResolveObservationMutationVariables = Exact<{
  id: string;
  state: RuleObservationState;
}>;


export type ResolveObservationMutation = { resolveObservation: { id: string, type: ContractType, transferId: string | null, answers: Record<string, unknown>, note: string | null, state: RuleObservationState, createdAt: string } };

export type SaveRuleSubjectMutationVariables = Exact<{
  input: SaveRuleSubjectInput;
}>;


export type SaveRuleSubjectMutation = { saveRuleSubject: { id: string, kind: RuleSubjectKind, slug: string, name: string, types: Array<ContractType>, aliases: Array<string>, status: RuleSubjectStatus, mergedInto: string | null, rules: Array<{ id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string }> } };

export type SaveRuleMutationVariables = Exact<{
  input: SaveRuleInput;
}>;


export type SaveRuleMutation = { saveRule: { id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string } };

export type PublishRuleMutationVariables = Exact<{
  id: string;
}>;


export type PublishRuleMutation = { publishRule: { id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string } };

export type RetireRuleSubjectMutationVariables = Exact<{
  id: string;
}>;


export type RetireRuleSubjectMutation = { retireRuleSubject: { id: string, kind: RuleSubjectKind, slug: string, name: string, types: Array<ContractType>, aliases: Array<string>, status: RuleSubjectStatus, mergedInto: string | null, rules: Array<{ id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string }> } };

export type MergeRuleSubjectsMutationVariables = Exact<{
  id: string;
  into: string;
}>;


export type MergeRuleSubjectsMutation = { mergeRuleSubjects: { id: string, kind: RuleSubjectKind, slug: string, name: string, types: Array<ContractType>, aliases: Array<string>, status: RuleSubjectStatus, mergedInto: string | null, rules: Array<{ id: string, type: ContractType, version: number, status: RuleStatus, values: Record<string, unknown>, sourceName: string, sourceUrl: string | null, checkedOn: string | null, publishedAt: string | null, createdAt: string }> } };

export const RuleVersionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RuleVersionFieldsFragment, unknown>;
export const RuleSubjectFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RuleSubjectFieldsFragment, unknown>;
export const RuleObservationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleObservationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleObservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RuleObservationFieldsFragment, unknown>;
export const AdminRuleSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRuleSubjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSubjectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleSubjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSubjectFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}}]} as unknown as DocumentNode<AdminRuleSubjectsQuery, AdminRuleSubjectsQueryVariables>;
export const AdminRuleObservationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRuleObservations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleObservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleObservationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleObservationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleObservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdminRuleObservationsQuery, AdminRuleObservationsQueryVariables>;
export const ResolveObservationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveObservation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleObservationState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveObservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleObservationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleObservationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleObservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ResolveObservationMutation, ResolveObservationMutationVariables>;
export const SaveRuleSubjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRuleSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRuleSubjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRuleSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}}]} as unknown as DocumentNode<SaveRuleSubjectMutation, SaveRuleSubjectMutationVariables>;
export const SaveRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SaveRuleMutation, SaveRuleMutationVariables>;
export const PublishRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PublishRuleMutation, PublishRuleMutationVariables>;
export const RetireRuleSubjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireRuleSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireRuleSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}}]} as unknown as DocumentNode<RetireRuleSubjectMutation, RetireRuleSubjectMutationVariables>;
export const MergeRuleSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeRuleSubjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"into"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeRuleSubjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"into"},"value":{"kind":"Variable","name":{"kind":"Name","value":"into"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleVersionFields"}}]}}]}}]} as unknown as DocumentNode<MergeRuleSubjectsMutation, MergeRuleSubjectsMutationVariables>;
export const useAdminRuleSubjectsQuery = (options: ApolloReact.useQuery.Options<AdminRuleSubjectsQuery, AdminRuleSubjectsQueryVariables> = {}) =>
  ApolloReact.useQuery<AdminRuleSubjectsQuery, AdminRuleSubjectsQueryVariables>(AdminRuleSubjectsDocument, options);
export const useAdminRuleObservationsQuery = (options: ApolloReact.useQuery.Options<AdminRuleObservationsQuery, AdminRuleObservationsQueryVariables> & ({ variables: AdminRuleObservationsQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<AdminRuleObservationsQuery, AdminRuleObservationsQueryVariables>(AdminRuleObservationsDocument, options);
export const useResolveObservationMutation = (options?: ApolloReact.useMutation.Options<ResolveObservationMutation, ResolveObservationMutationVariables>) =>
  ApolloReact.useMutation(ResolveObservationDocument, options);
export const useSaveRuleSubjectMutation = (options?: ApolloReact.useMutation.Options<SaveRuleSubjectMutation, SaveRuleSubjectMutationVariables>) =>
  ApolloReact.useMutation(SaveRuleSubjectDocument, options);
export const useSaveRuleMutation = (options?: ApolloReact.useMutation.Options<SaveRuleMutation, SaveRuleMutationVariables>) =>
  ApolloReact.useMutation(SaveRuleDocument, options);
export const usePublishRuleMutation = (options?: ApolloReact.useMutation.Options<PublishRuleMutation, PublishRuleMutationVariables>) =>
  ApolloReact.useMutation(PublishRuleDocument, options);
export const useRetireRuleSubjectMutation = (options?: ApolloReact.useMutation.Options<RetireRuleSubjectMutation, RetireRuleSubjectMutationVariables>) =>
  ApolloReact.useMutation(RetireRuleSubjectDocument, options);
export const useMergeRuleSubjectsMutation = (options?: ApolloReact.useMutation.Options<MergeRuleSubjectsMutation, MergeRuleSubjectsMutationVariables>) =>
  ApolloReact.useMutation(MergeRuleSubjectsDocument, options);