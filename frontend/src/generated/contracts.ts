/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters of the public list; absent fields do not filter. */
export type ContractFilter = {
  /** Only contracts whose company allows transfers, as far as its rules are known. */
  allowedByRule?: boolean | null | undefined;
  /** Only contracts that can be handed over by this day, as YYYY-MM-DD. */
  availableBy?: string | null | undefined;
  /** Bounds of what the buyer pays at the transfer, in cents (USD); see `cashAtTransfer`. */
  cash?: RangeInput | null | undefined;
  /** Only contracts of this company of the rule book: its slug. */
  company?: string | null | undefined;
  /** Only contracts whose transfer the company behind them has confirmed. */
  confirmed?: boolean | null | undefined;
  /** Bounds of `effectiveMonthly`, in cents (USD). */
  effective?: RangeInput | null | undefined;
  /** Facts, all of which have to match. */
  facts?: Array<FactFilterInput> | null | undefined;
  /** Text contained in the location, case-insensitive. */
  location?: string | null | undefined;
  /** Bounds of the remaining months. */
  months?: RangeInput | null | undefined;
  /** Only contracts around this place: a ZIP code, or a city such as Austin, TX. */
  near?: string | null | undefined;
  /** Only contracts of this organisation: its id. */
  organisation?: string | null | undefined;
  /** Bounds of the monthly payment. */
  payment?: PaymentRange | null | undefined;
  /** Only contracts whose seller pays something to the buyer. */
  paysSomething?: boolean | null | undefined;
  /** Words in title, description or location. */
  q?: string | null | undefined;
  /** Only contracts of this type. */
  type?: ContractType | null | undefined;
  /** Only contracts with photos. */
  withPhotos?: boolean | null | undefined;
  /** Miles around `near`: 10, 25, 50, 100, 250; 50 by default. */
  within?: number | null | undefined;
};

/** Order of the public list. */
export type ContractSort =
  /** Lowest effective monthly cost first; those without one last. */
  | 'EFFECTIVE'
  /** The largest payment of the seller to the buyer first. */
  | 'INCENTIVE'
  /** Longest remaining term first. */
  | 'MONTHS_LONG'
  /** Shortest remaining term first. */
  | 'MONTHS_SHORT'
  /** Nearest first; needs the filter `near`. */
  | 'NEAREST'
  /** Newest first. */
  | 'NEWEST'
  /** Lowest monthly payment first. */
  | 'PAYMENT';

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

/** One fact; contracts that do not state it do not match. */
export type FactFilterInput = {
  /** Any of these values; texts in any case; `4+` means 4 or more. */
  in?: Array<unknown> | null | undefined;
  /** Its key, see `factDefinitions`. */
  key: string;
  /** The highest value. */
  max?: unknown;
  /** The lowest value. */
  min?: unknown;
};

/** What happens to the fee if a transfer ends early. ALWAYS_REFUND: it is never kept. */
export type FeeRule =
  | 'ALWAYS_REFUND'
  | 'STANDARD';

/** Why a cancelled contract is off the market. */
export type OffMarketReason =
  | 'ELSEWHERE'
  | 'EXPIRED'
  | 'HOLDER_SILENT'
  | 'NOT_TRANSFERABLE'
  | 'PAUSED'
  | 'REMOVED'
  | 'ROFR_USED'
  | 'SENT_BACK'
  | 'TERM_OVER'
  | 'WAITING'
  | 'WITHDRAWN';

/** Bounds of the monthly payment in cents (USD), both included. */
export type PaymentRange = {
  /** The highest monthly payment. */
  max?: number | null | undefined;
  /** The lowest monthly payment. */
  min?: number | null | undefined;
};

/** Bounds of a whole number, both included. */
export type RangeInput = {
  /** The highest value. */
  max?: number | null | undefined;
  /** The lowest value. */
  min?: number | null | undefined;
};

/** How much a rule stands in the way of a takeover. STOP: as far as its source says, the contract cannot be transferred now. */
export type RuleLevel =
  | 'INFO'
  | 'STOP'
  | 'WARN';

/** How a contract finds its buyer. */
export type SaleMode =
  | 'CHOOSE'
  | 'FIRST_COME';

/** A new contract. The server sets holder and transfer fee. */
export type SubmitContractInput = {
  /** The company of a suggestion of `companies`; without it the fact `thirdParty` is read. */
  companyId?: string | null | undefined;
  /** Plain text, 1 to 5000 characters. */
  description: string;
  /** Structured facts; unknown keys are dropped. See `factDefinitions`. */
  facts?: Record<string, string | number | null> | null | undefined;
  /** What the seller pays to the buyer, in cents (USD), 0 to 10,000,000. */
  incentive?: number | null | undefined;
  /** 2 to 200 characters. */
  location: string;
  /** In cents (USD), 0 to 1,000,000,000. */
  monthlyPayment: number;
  /** The approved organisation that lists it; you are its owner or editor. */
  organisationId?: string | null | undefined;
  /** The place of a suggestion of `places`; without it the location is read. */
  placeId?: number | null | undefined;
  /** Facts that only you, an accepted buyer and admins read, such as the VIN. */
  privateFacts?: Record<string, string | number | null> | null | undefined;
  /** Months left, 1 to 600. */
  remainingTermMonths: number;
  /** One line, 3 to 200 characters. */
  title: string;
  /** Type of the contract. */
  type: ContractType;
};

/** Changes to your own contract; absent fields and absent keys of facts stay as they are, and a null removes a fact. The type cannot change. */
export type UpdateMyContractInput = {
  /** The company of a suggestion of `companies`; without it the fact `thirdParty` is read. */
  companyId?: string | null | undefined;
  /** Plain text, 1 to 5000 characters. */
  description?: string | null | undefined;
  /** Structured facts; unknown keys are dropped. See `factDefinitions`. */
  facts?: Record<string, string | number | null> | null | undefined;
  /** What the seller pays to the buyer, in cents (USD), 0 to 10,000,000. */
  incentive?: number | null | undefined;
  /** 2 to 200 characters. */
  location?: string | null | undefined;
  /** In cents (USD), 0 to 1,000,000,000. */
  monthlyPayment?: number | null | undefined;
  /** The place of a suggestion of `places`; without it the location is read. */
  placeId?: number | null | undefined;
  /** Facts that only you, an accepted buyer and admins read, such as the VIN. */
  privateFacts?: Record<string, string | number | null> | null | undefined;
  /** Months left, 1 to 600. */
  remainingTermMonths?: number | null | undefined;
  /** One line, 3 to 200 characters. */
  title?: string | null | undefined;
  /** Type of the contract. */
  type?: ContractType | null | undefined;
};

export type ContractExtrasQueryVariables = Exact<{
  id: string;
}>;


export type ContractExtrasQuery = { contract: { id: string, offMarketReason: OffMarketReason | null, listedAt: string, state: string | null, applicationCount: number | null, requirements: Record<string, unknown> | null, managedByMe: boolean, facts: Record<string, string | number | null>, incentive: number, termAsOf: string, statedMonths: number, holder: { id: string, name: string | null, memberSince: string, emailConfirmed: boolean, handedOver: number, answersWithinHours: number | null }, photos: Array<{ id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> }>, organisation: { name: string, badge: string } | null, company: { slug: string, name: string, figures: { decided: number, approved: number, medianDaysToDecision: number, medianFee: number | null } | null } | null, ruleLines: Array<{ key: string, level: RuleLevel, text: string, subject: string, source: string, sourceUrl: string | null, checkedOn: string }>, factTable: Array<{ key: string, label: string, value: string | null, alert: string | null }>, trueCost: { total: number, effectiveMonthly: number | null, cashAtTransfer: number | null, missing: Array<string>, notStated: Array<string>, notIncluded: string, lines: Array<{ key: string, label: string, cents: number }>, figures: Array<{ key: string, label: string, kind: string, value: number }> } | null }, contractChanges: Array<{ id: string, label: string, before: string | null, after: string | null, changedAt: string }>, similarContracts: Array<{ id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null }> };

export type ContractCostFragment = { id: string, facts: Record<string, string | number | null>, incentive: number, termAsOf: string, statedMonths: number, factTable: Array<{ key: string, label: string, value: string | null, alert: string | null }>, trueCost: { total: number, effectiveMonthly: number | null, cashAtTransfer: number | null, missing: Array<string>, notStated: Array<string>, notIncluded: string, lines: Array<{ key: string, label: string, cents: number }>, figures: Array<{ key: string, label: string, kind: string, value: number }> } | null };

export type MarketRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketRatesQuery = { content: Array<{ key: string, value: string, updatedAt: string }> };

export type ContractFieldsFragment = { id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null };

export type ContractCardFieldsFragment = { cardFacts: Array<string>, id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, organisation: { name: string, badge: string } | null, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null };

export type ContractsQueryVariables = Exact<{
  filter?: ContractFilter | null | undefined;
  sort?: ContractSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContractsQuery = { contracts: { totalCount: number | null, totalCountCapped: boolean, withoutPlaceCount: number | null, withoutPlaceCapped: boolean, correctedSearch: string | null, edges: Array<{ cursor: string, node: { cardFacts: Array<string>, id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, organisation: { name: string, badge: string } | null, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContractCountQueryVariables = Exact<{
  filter?: ContractFilter | null | undefined;
}>;


export type ContractCountQuery = { contracts: { totalCount: number | null, totalCountCapped: boolean } };

export type ContractFacetsQueryVariables = Exact<{
  filter?: ContractFilter | null | undefined;
}>;


export type ContractFacetsQuery = { contractFacets: Array<{ key: string, label: string, buckets: Array<{ value: string, label: string, count: number, capped: boolean }> }> };

export type PlacesQueryVariables = Exact<{
  q: string;
}>;


export type PlacesQuery = { places: Array<{ id: number | null, label: string, zip: string | null }> };

export type ContractQueryVariables = Exact<{
  id: string;
}>;


export type ContractQuery = { contract: { id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } };

export type ChangedContractQueryVariables = Exact<{
  id: string;
}>;


export type ChangedContractQuery = { contract: { cardFacts: Array<string>, id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, organisation: { name: string, badge: string } | null, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } };

export type AvailabilityAtQueryVariables = Exact<{
  type: ContractType;
  location: string;
}>;


export type AvailabilityAtQuery = { availabilityAt: { state: string | null, notListed: string | null, notOffered: string | null } };

export type SubmitContractMutationVariables = Exact<{
  input: SubmitContractInput;
}>;


export type SubmitContractMutation = { submitContract: { id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } };

export type ContractToEditQueryVariables = Exact<{
  id: string;
}>;


export type ContractToEditQuery = { myListing: { contract: { facts: Record<string, string | number | null>, incentive: number, termAsOf: string, id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } } };

export type PrivateFactsToEditQueryVariables = Exact<{
  id: string;
}>;


export type PrivateFactsToEditQuery = { privateFacts: Record<string, string | number | null> };

export type UpdateMyContractMutationVariables = Exact<{
  id: string;
  input: UpdateMyContractInput;
}>;


export type UpdateMyContractMutation = { updateMyContract: { facts: Record<string, string | number | null>, incentive: number, id: string, userId: string, title: string, type: ContractType, description: string, location: string, monthlyPayment: number, endless: boolean, transferFee: number | null, termsVersion: number, status: ContractStatus, forSale: boolean, saleMode: SaleMode, reservedUntil: string | null, notOffered: string | null, feeRule: FeeRule, underReview: boolean, acceptsMessages: boolean, messageCount: number, drawing: string, createdAt: string, updatedAt: string, remainingTermMonths: number, cover: { id: string, width: number, height: number, alt: string, placeholder: string, urls: Record<string, string> } | null } };

export const ContractCostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractCost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"termAsOf"}},{"kind":"Field","alias":{"kind":"Name","value":"statedMonths"},"name":{"kind":"Name","value":"remainingTermMonths"}},{"kind":"Field","name":{"kind":"Name","value":"factTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trueCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"cashAtTransfer"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"notStated"}},{"kind":"Field","name":{"kind":"Name","value":"notIncluded"}}]}}]}}]} as unknown as DocumentNode<ContractCostFragment, unknown>;
export const ContractFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContractFieldsFragment, unknown>;
export const ContractCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}},{"kind":"Field","name":{"kind":"Name","value":"cardFacts"}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContractCardFieldsFragment, unknown>;
export const ContractExtrasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractExtras"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"handedOver"}},{"kind":"Field","name":{"kind":"Name","value":"answersWithinHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offMarketReason"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"medianDaysToDecision"}},{"kind":"Field","name":{"kind":"Name","value":"medianFee"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similarContracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractCost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"termAsOf"}},{"kind":"Field","alias":{"kind":"Name","value":"statedMonths"},"name":{"kind":"Name","value":"remainingTermMonths"}},{"kind":"Field","name":{"kind":"Name","value":"factTable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trueCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"cashAtTransfer"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"notStated"}},{"kind":"Field","name":{"kind":"Name","value":"notIncluded"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContractExtrasQuery, ContractExtrasQueryVariables>;
export const MarketRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<MarketRatesQuery, MarketRatesQueryVariables>;
export const ContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountCapped"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPlaceCount"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPlaceCapped"}},{"kind":"Field","name":{"kind":"Name","value":"correctedSearch"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractCardFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}},{"kind":"Field","name":{"kind":"Name","value":"cardFacts"}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const ContractCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountCapped"}}]}}]}}]} as unknown as DocumentNode<ContractCountQuery, ContractCountQueryVariables>;
export const ContractFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}}]}}]}}]}}]} as unknown as DocumentNode<ContractFacetsQuery, ContractFacetsQueryVariables>;
export const PlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]}}]} as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;
export const ContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContractQuery, ContractQueryVariables>;
export const ChangedContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangedContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractCardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}},{"kind":"Field","name":{"kind":"Name","value":"cardFacts"}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}}]}}]} as unknown as DocumentNode<ChangedContractQuery, ChangedContractQueryVariables>;
export const AvailabilityAtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvailabilityAt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availabilityAt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"notListed"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}}]}}]}}]} as unknown as DocumentNode<AvailabilityAtQuery, AvailabilityAtQueryVariables>;
export const SubmitContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SubmitContractMutation, SubmitContractMutationVariables>;
export const ContractToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}},{"kind":"Field","name":{"kind":"Name","value":"termAsOf"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContractToEditQuery, ContractToEditQueryVariables>;
export const PrivateFactsToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivateFactsToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privateFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<PrivateFactsToEditQuery, PrivateFactsToEditQueryVariables>;
export const UpdateMyContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMyContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractFields"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"incentive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPayment"}},{"kind":"Field","alias":{"kind":"Name","value":"remainingTermMonths"},"name":{"kind":"Name","value":"currentRemainingMonths"}},{"kind":"Field","name":{"kind":"Name","value":"endless"}},{"kind":"Field","name":{"kind":"Name","value":"transferFee"}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"forSale"}},{"kind":"Field","name":{"kind":"Name","value":"saleMode"}},{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notOffered"}},{"kind":"Field","name":{"kind":"Name","value":"feeRule"}},{"kind":"Field","name":{"kind":"Name","value":"underReview"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateMyContractMutation, UpdateMyContractMutationVariables>;
export const useContractExtrasQuery = (options: ApolloReact.useQuery.Options<ContractExtrasQuery, ContractExtrasQueryVariables> & ({ variables: ContractExtrasQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ContractExtrasQuery, ContractExtrasQueryVariables>(ContractExtrasDocument, options);
export const useMarketRatesQuery = (options: ApolloReact.useQuery.Options<MarketRatesQuery, MarketRatesQueryVariables> = {}) =>
  ApolloReact.useQuery<MarketRatesQuery, MarketRatesQueryVariables>(MarketRatesDocument, options);
export const useContractsQuery = (options: ApolloReact.useQuery.Options<ContractsQuery, ContractsQueryVariables> = {}) =>
  ApolloReact.useQuery<ContractsQuery, ContractsQueryVariables>(ContractsDocument, options);
export const useContractCountQuery = (options: ApolloReact.useQuery.Options<ContractCountQuery, ContractCountQueryVariables> = {}) =>
  ApolloReact.useQuery<ContractCountQuery, ContractCountQueryVariables>(ContractCountDocument, options);
export const useContractFacetsQuery = (options: ApolloReact.useQuery.Options<ContractFacetsQuery, ContractFacetsQueryVariables> = {}) =>
  ApolloReact.useQuery<ContractFacetsQuery, ContractFacetsQueryVariables>(ContractFacetsDocument, options);
export const usePlacesQuery = (options: ApolloReact.useQuery.Options<PlacesQuery, PlacesQueryVariables> & ({ variables: PlacesQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<PlacesQuery, PlacesQueryVariables>(PlacesDocument, options);
export const useContractQuery = (options: ApolloReact.useQuery.Options<ContractQuery, ContractQueryVariables> & ({ variables: ContractQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ContractQuery, ContractQueryVariables>(ContractDocument, options);
export const useChangedContractQuery = (options: ApolloReact.useQuery.Options<ChangedContractQuery, ChangedContractQueryVariables> & ({ variables: ChangedContractQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ChangedContractQuery, ChangedContractQueryVariables>(ChangedContractDocument, options);
export const useAvailabilityAtQuery = (options: ApolloReact.useQuery.Options<AvailabilityAtQuery, AvailabilityAtQueryVariables> & ({ variables: AvailabilityAtQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<AvailabilityAtQuery, AvailabilityAtQueryVariables>(AvailabilityAtDocument, options);
export const useSubmitContractMutation = (options?: ApolloReact.useMutation.Options<SubmitContractMutation, SubmitContractMutationVariables>) =>
  ApolloReact.useMutation(SubmitContractDocument, options);
export const useContractToEditQuery = (options: ApolloReact.useQuery.Options<ContractToEditQuery, ContractToEditQueryVariables> & ({ variables: ContractToEditQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<ContractToEditQuery, ContractToEditQueryVariables>(ContractToEditDocument, options);
export const usePrivateFactsToEditQuery = (options: ApolloReact.useQuery.Options<PrivateFactsToEditQuery, PrivateFactsToEditQueryVariables> & ({ variables: PrivateFactsToEditQueryVariables; skip?: boolean } | { skip: true })) =>
  ApolloReact.useQuery<PrivateFactsToEditQuery, PrivateFactsToEditQueryVariables>(PrivateFactsToEditDocument, options);
export const useUpdateMyContractMutation = (options?: ApolloReact.useMutation.Options<UpdateMyContractMutation, UpdateMyContractMutationVariables>) =>
  ApolloReact.useMutation(UpdateMyContractDocument, options);