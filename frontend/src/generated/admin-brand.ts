/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes to the brand: an absent field keeps its value, an empty one is as shipped again. */
export type SetBrandInput = {
  /** Primary color as #rrggbb. Refused below a contrast of 4.5:1 (WCAG AA), with the nearest color that passes. */
  color?: string | null | undefined;
  /** Name of the sender of mails. */
  mailSender?: string | null | undefined;
  /** Name of the site. */
  name?: string | null | undefined;
  /** Postal address below each mail; may have several lines. */
  postalAddress?: string | null | undefined;
};

export type BrandFieldsFragment = { name: string, color: string, darkColor: string, logo: string | null, logoWidth: number | null, logoHeight: number | null, mailSender: string | null, postalAddress: string | null };

export type AdminBrandQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminBrandQuery = { brand: { name: string, color: string, darkColor: string, logo: string | null, logoWidth: number | null, logoHeight: number | null, mailSender: string | null, postalAddress: string | null } };

export type SetBrandMutationVariables = Exact<{
  input: SetBrandInput;
}>;


export type SetBrandMutation = { setBrand: { name: string, color: string, darkColor: string, logo: string | null, logoWidth: number | null, logoHeight: number | null, mailSender: string | null, postalAddress: string | null } };

export type RemoveBrandLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveBrandLogoMutation = { removeBrandLogo: { name: string, color: string, darkColor: string, logo: string | null, logoWidth: number | null, logoHeight: number | null, mailSender: string | null, postalAddress: string | null } };

export const BrandFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteBrand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"darkColor"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logoWidth"}},{"kind":"Field","name":{"kind":"Name","value":"logoHeight"}},{"kind":"Field","name":{"kind":"Name","value":"mailSender"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<BrandFieldsFragment, unknown>;
export const AdminBrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBrand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteBrand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"darkColor"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logoWidth"}},{"kind":"Field","name":{"kind":"Name","value":"logoHeight"}},{"kind":"Field","name":{"kind":"Name","value":"mailSender"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<AdminBrandQuery, AdminBrandQueryVariables>;
export const SetBrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteBrand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"darkColor"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logoWidth"}},{"kind":"Field","name":{"kind":"Name","value":"logoHeight"}},{"kind":"Field","name":{"kind":"Name","value":"mailSender"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<SetBrandMutation, SetBrandMutationVariables>;
export const RemoveBrandLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBrandLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBrandLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteBrand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"darkColor"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logoWidth"}},{"kind":"Field","name":{"kind":"Name","value":"logoHeight"}},{"kind":"Field","name":{"kind":"Name","value":"mailSender"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}}]}}]} as unknown as DocumentNode<RemoveBrandLogoMutation, RemoveBrandLogoMutationVariables>;
export const useAdminBrandQuery = (options: ApolloReact.useQuery.Options<AdminBrandQuery, AdminBrandQueryVariables> = {}) =>
  ApolloReact.useQuery<AdminBrandQuery, AdminBrandQueryVariables>(AdminBrandDocument, options);
export const useSetBrandMutation = (options?: ApolloReact.useMutation.Options<SetBrandMutation, SetBrandMutationVariables>) =>
  ApolloReact.useMutation(SetBrandDocument, options);
export const useRemoveBrandLogoMutation = (options?: ApolloReact.useMutation.Options<RemoveBrandLogoMutation, RemoveBrandLogoMutationVariables>) =>
  ApolloReact.useMutation(RemoveBrandLogoDocument, options);