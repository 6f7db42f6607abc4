import type { ApolloClient } from '@apollo/client';
import { ContractDocument } from '../../generated/contracts';
import { MyPurchaseOfDocument } from '../../generated/payments';

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
    .query({ query: ContractDocument, variables: { id: contractId }, ...fresh })
    .catch(() => undefined);
  void client
    .query({ query: MyPurchaseOfDocument, variables: { contractId }, ...fresh })
    .catch(() => undefined);
}
