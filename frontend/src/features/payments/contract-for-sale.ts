import type { ApolloClient } from '@apollo/client';
import { ChangedContractDocument, type ContractFieldsFragment } from '../../generated/contracts';
import {
  MyPurchaseOfDocument,
  StatedTermsFragmentDoc,
  type StatedTermsFragment,
} from '../../generated/payments';
import type { ShownCost, ShownTerms } from '../../lib/candidates/term-words';

/** Marks the cached contract as no longer for sale. */
export function markTaken(client: ApolloClient, id: string): void {
  client.cache.modify({
    id: client.cache.identify({ __typename: 'Contract', id }) ?? '',
    fields: { status: () => 'PENDING', forSale: () => false },
  });
}

/** Reads the contract and the viewer's purchase of it again; what is on the screen follows. */
export function readAgain(client: ApolloClient, contractId: string): void {
  const fresh = { fetchPolicy: 'network-only' } as const;
  void client
    .query({ query: ChangedContractDocument, variables: { id: contractId }, ...fresh })
    .catch(() => undefined);
  void client
    .query({ query: MyPurchaseOfDocument, variables: { contractId }, ...fresh })
    .catch(() => undefined);
}

/** The stated terms as the page last showed them; null if it has not loaded them, as a list. */
export const statedTerms = (client: ApolloClient, id: string): StatedTermsFragment | null =>
  client.cache.readFragment<StatedTermsFragment>({
    id: client.cache.identify({ __typename: 'Contract', id }) ?? '',
    fragment: StatedTermsFragmentDoc,
  });

/** The part of the account with purchases and sales. */
export const purchasesPath = '/account?tab=purchases';
export const receiptPath = (purchaseId: string): string =>
  `${purchasesPath}&receipt=${encodeURIComponent(purchaseId)}`;

/** The contract fields that the Buy dialog needs; the stated terms as far as the page has loaded them. */
export type ForSale = Pick<
  ContractFieldsFragment,
  | 'id'
  | 'title'
  | 'type'
  | 'description'
  | 'location'
  | 'monthlyPayment'
  | 'remainingTermMonths'
  | 'endless'
  | 'transferFee'
  | 'feeRule'
  | 'termsVersion'
> &
  Partial<Pick<StatedTermsFragment, 'incentive' | 'factTable'>> & {
    /** What the buyer, whom the seller chose, agreed on with them; null as listed. */
    agreed?: ShownTerms | null | undefined;
    /** What it costs them then, and as listed. */
    agreedCost?: ShownCost | null | undefined;
  };
