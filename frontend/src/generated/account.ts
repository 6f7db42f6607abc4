/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a contract. */
export type ContractStatus =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'PENDING';

/** Type of a contract. */
export type ContractType =
  | 'APARTMENT'
  | 'CAR_LEASE'
  | 'LOAN'
  | 'MORTGAGE'
  | 'TIMESHARE';

/** Whether the viewer listed the contract. */
export type ConversationRole =
  | 'CANDIDATE'
  | 'SELLER';

/** Proves that the account is yours. */
export type DeleteAccountInput = {
  /** Your password. Members with a second factor or without a password leave it out and need a proof of the last 15 minutes. */
  password?: string | null | undefined;
};

/** What happens to the fee if a transfer ends early. ALWAYS_REFUND: it is never kept. */
export type FeeRule =
  | 'ALWAYS_REFUND'
  | 'STANDARD';

/** Whether real money moves. */
export type PaymentsMode =
  | 'LIVE'
  | 'SANDBOX'
  | 'TEST';

/** Status of a purchase. */
export type PurchaseStatus =
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'CHARGED_BACK'
  | 'CLAIMED'
  | 'CLOSED'
  | 'CREATED'
  | 'DISPUTED'
  | 'FAILED'
  | 'KEPT'
  | 'REFUNDED'
  | 'REFUNDING'
  | 'REFUND_FAILED'
  | 'RELEASED'
  | 'RELEASING'
  | 'UNDECIDED';

/** What a member of the staff is there for; ADMIN may do everything. */
export type Role =
  | 'ADMIN'
  | 'FINANCE'
  | 'MODERATOR'
  | 'SUPPORT';

/** Names to set; an empty one stays as it is. */
export type UpdateProfileInput = {
  /** First name, at most 100 characters. */
  firstName?: string | null | undefined;
  /** Last name, at most 100 characters. */
  lastName?: string | null | undefined;
};

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { id: string, email: string, firstName: string | null, lastName: string | null, isAdmin: boolean, roles: Array<Role>, createdAt: string, emailVerified: boolean } };

export type PurchaseFieldsFragment = { id: string, contractId: string, contractTitle: string, buyerId: string, sellerId: string, amount: number, mode: PaymentsMode, status: PurchaseStatus, capturedAt: string | null, refundedAt: string | null, amountRefunded: number, createdAt: string, contract: { id: string, type: ContractType, status: ContractStatus } | null };

export type AccountPurchasesQueryVariables = Exact<{
  boughtAfter?: string | null | undefined;
  soldAfter?: string | null | undefined;
}>;


export type AccountPurchasesQuery = { myPurchases: { edges: Array<{ node: { id: string, contractId: string, contractTitle: string, buyerId: string, sellerId: string, amount: number, mode: PaymentsMode, status: PurchaseStatus, capturedAt: string | null, refundedAt: string | null, amountRefunded: number, createdAt: string, contract: { id: string, type: ContractType, status: ContractStatus } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, mySales: { edges: Array<{ node: { id: string, contractId: string, contractTitle: string, buyerId: string, sellerId: string, amount: number, mode: PaymentsMode, status: PurchaseStatus, capturedAt: string | null, refundedAt: string | null, amountRefunded: number, createdAt: string, contract: { id: string, type: ContractType, status: ContractStatus } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { purchase: { cardBrand: string | null, cardLast4: string | null, id: string, contractId: string, contractTitle: string, buyerId: string, sellerId: string, amount: number, mode: PaymentsMode, status: PurchaseStatus, capturedAt: string | null, refundedAt: string | null, amountRefunded: number, createdAt: string, buyer: { id: string, name: string | null }, seller: { id: string, name: string | null }, terms: { type: ContractType, description: string, location: string, monthlyPayment: number, remainingTermMonths: number, incentive: number | null, feeRule: FeeRule | null, facts: Record<string, string | number | null> | null } | null, contract: { id: string, type: ContractType, status: ContractStatus } | null } };

export type DeletionProofQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionProofQuery = { mySecurity: { hasPassword: boolean, hasSecondFactor: boolean } };

export type DeleteMyAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount: { success: boolean } };

export type MyConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyConversationsQuery = { myConversations: { edges: Array<{ cursor: string, node: { role: ConversationRole, unreadCount: number, contract: { id: string, type: ContractType, title: string, status: ContractStatus, reservedUntil: string | null }, lastMessage: { id: string, senderId: string, isSeller: boolean, message: string, createdAt: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const PurchaseFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractTitle"}},{"kind":"Field","name":{"kind":"Name","value":"buyerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"capturedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRefunded"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<PurchaseFieldsFragment, unknown>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const AccountPurchasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPurchases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"boughtAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soldAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPurchases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"boughtAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soldAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractTitle"}},{"kind":"Field","name":{"kind":"Name","value":"buyerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"capturedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRefunded"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AccountPurchasesQuery, AccountPurchasesQueryVariables>;
export const ReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Receipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseFields"}},{"kind":"Field","name":{"kind":"Name","value":"cardBrand"}},{"kind":"Field","name":{"kind":"Name","value":"cardLast4"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","name":{"kind":"Name","value":"remainingTermMonths"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Purchase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractTitle"}},{"kind":"Field","name":{"kind":"Name","value":"buyerId"}},{"kind":"Field","name":{"kind":"Name","value":"sellerId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"capturedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"amountRefunded"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ReceiptQuery, ReceiptQueryVariables>;
export const DeletionProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]}}]} as unknown as DocumentNode<DeletionProofQuery, DeletionProofQueryVariables>;
export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;
export const MyConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"isSeller"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MyConversationsQuery, MyConversationsQueryVariables>;
export const useUpdateProfileMutation = (options?: ApolloReact.useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) =>
  ApolloReact.useMutation(UpdateProfileDocument, options);
export const useAccountPurchasesQuery = (options: ApolloReact.useQuery.Options<AccountPurchasesQuery, AccountPurchasesQueryVariables> = {}) =>
  ApolloReact.useQuery<AccountPurchasesQuery, AccountPurchasesQueryVariables>(AccountPurchasesDocument, options);
export const useReceiptQuery = (options: ApolloReact.useQuery.Options<ReceiptQuery, ReceiptQueryVariables> & ({ variables: ReceiptQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ReceiptQuery, ReceiptQueryVariables>(ReceiptDocument, options);
export const useDeletionProofQuery = (options: ApolloReact.useQuery.Options<DeletionProofQuery, DeletionProofQueryVariables> = {}) =>
  ApolloReact.useQuery<DeletionProofQuery, DeletionProofQueryVariables>(DeletionProofDocument, options);
export const useDeleteMyAccountMutation = (options?: ApolloReact.useMutation.Options<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>) =>
  ApolloReact.useMutation(DeleteMyAccountDocument, options);
export const useMyConversationsQuery = (options: ApolloReact.useQuery.Options<MyConversationsQuery, MyConversationsQueryVariables> = {}) =>
  ApolloReact.useQuery<MyConversationsQuery, MyConversationsQueryVariables>(MyConversationsDocument, options);