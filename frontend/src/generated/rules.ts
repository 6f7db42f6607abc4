/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a form knows of a contract so far. Nothing of it is stored. */
export type CheckRulesInput = {
  /** The two letters of the state of a buyer, to check it, too. */
  buyerState?: string | null | undefined;
  /** The company of a suggestion of `companies`; without it the fact `thirdParty` is read. */
  companyId?: string | null | undefined;
  /** Structured facts as of now; those that are not valid yet are left out. */
  facts?: Record<string, string | number | null> | null | undefined;
  /** As a holder writes it. */
  location?: string | null | undefined;
  /** In cents (USD). */
  monthlyPayment?: number | null | undefined;
  /** Months left as of today. */
  remainingTermMonths?: number | null | undefined;
  /** Type of the contract. */
  type: ContractType;
};

/** Type of a contract. */
export type ContractType =
  | 'APARTMENT'
  | 'CAR_LEASE'
  | 'LOAN'
  | 'MORTGAGE'
  | 'TIMESHARE';

/** How much a rule stands in the way of a takeover. STOP: as far as its source says, the contract cannot be transferred now. */
export type RuleLevel =
  | 'INFO'
  | 'STOP'
  | 'WARN';

export type RuleLineFieldsFragment = { key: string, level: RuleLevel, text: string, subject: string, source: string, sourceUrl: string | null, checkedOn: string };

export type RuleFiguresFieldsFragment = { decided: number, approved: number, medianDaysToDecision: number, medianFee: number | null };

export type CompanyNamesQueryVariables = Exact<{
  q: string;
  type: ContractType;
}>;


export type CompanyNamesQuery = { companies: { edges: Array<{ node: { id: string, type: ContractType, name: string } }> } };

export type CheckRulesQueryVariables = Exact<{
  input: CheckRulesInput;
}>;


export type CheckRulesQuery = { checkRules: { suggestedFacts: Record<string, string | number | null>, company: { slug: string, name: string } | null, lines: Array<{ key: string, level: RuleLevel, text: string, subject: string, source: string, sourceUrl: string | null, checkedOn: string }> } };

export type CompanyQueryVariables = Exact<{
  slug: string;
  type?: ContractType | null | undefined;
}>;


export type CompanyQuery = { company: { id: string, type: ContractType, slug: string, name: string, figures: { decided: number, approved: number, medianDaysToDecision: number, medianFee: number | null } | null, rule: { checkedOn: string, lines: Array<{ key: string, level: RuleLevel, text: string, subject: string, source: string, sourceUrl: string | null, checkedOn: string }> } | null } };

export type CompanyTableQueryVariables = Exact<{
  type: ContractType;
}>;


export type CompanyTableQuery = { companies: { edges: Array<{ node: { id: string, type: ContractType, slug: string, name: string, listings: number, rule: { values: Record<string, unknown>, checkedOn: string, lines: Array<{ key: string, text: string }> } | null } }> } };

export const RuleLineFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]} as unknown as DocumentNode<RuleLineFieldsFragment, unknown>;
export const RuleFiguresFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToDecision"}},{"kind":"Field","name":{"kind":"Name","value":"medianFee"}}]}}]} as unknown as DocumentNode<RuleFiguresFieldsFragment, unknown>;
export const CompanyNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyNamesQuery, CompanyNamesQueryVariables>;
export const CheckRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleLineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]} as unknown as DocumentNode<CheckRulesQuery, CheckRulesQueryVariables>;
export const CompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Company"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleLineFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToDecision"}},{"kind":"Field","name":{"kind":"Name","value":"medianFee"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]} as unknown as DocumentNode<CompanyQuery, CompanyQueryVariables>;
export const CompanyTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listings"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyTableQuery, CompanyTableQueryVariables>;
export const useCompanyNamesQuery = (options: ApolloReact.useQuery.Options<CompanyNamesQuery, CompanyNamesQueryVariables> & ({ variables: CompanyNamesQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<CompanyNamesQuery, CompanyNamesQueryVariables>(CompanyNamesDocument, options);
export const useCheckRulesQuery = (options: ApolloReact.useQuery.Options<CheckRulesQuery, CheckRulesQueryVariables> & ({ variables: CheckRulesQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<CheckRulesQuery, CheckRulesQueryVariables>(CheckRulesDocument, options);
export const useCompanyQuery = (options: ApolloReact.useQuery.Options<CompanyQuery, CompanyQueryVariables> & ({ variables: CompanyQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
export const useCompanyTableQuery = (options: ApolloReact.useQuery.Options<CompanyTableQuery, CompanyTableQueryVariables> & ({ variables: CompanyTableQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<CompanyTableQuery, CompanyTableQueryVariables>(CompanyTableDocument, options);