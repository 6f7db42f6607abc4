import { expect, test } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { act, waitFor } from '@testing-library/react';
import { ContractsDocument } from '../../generated/contracts';
import {
  MarkElsewhereDocument,
  MyListingsDocument,
  PauseContractDocument,
  useMyListingsQuery,
} from '../../generated/listings';
import { refusal, renderWithProduct } from '../../testing/harness';
import { contractList, contractNumber } from '../../testing/samples';
import { useListingAct } from './useListingAct';

const contract = (change: object = {}) => ({
  ...{ ...contractNumber(1), offMarketReason: null, freshUntil: null, applicationCount: 0 },
  ...{ holder: { __typename: 'PublicMember', id: 'sam', emailConfirmed: true, handedOver: 0 } },
  ...change,
});
const { id } = contractNumber(1);
const paused = { status: 'CANCELLED', offMarketReason: 'PAUSED' };

const listings = (change: object, allowedActions: string[]): MockLink.MockedResponse => ({
  request: { query: MyListingsDocument, variables: {} },
  result: {
    data: {
      myListings: {
        __typename: 'ListingConnection',
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        edges: [
          {
            ...{ __typename: 'ListingEdge', cursor: 'c' },
            node: {
              ...{ __typename: 'Listing', openQuestions: 0, views: 0, favourites: 0, allowedActions },
              keyFacts: { __typename: 'KeyFacts', stated: 1, total: 8 },
              contract: {
                ...contract(change),
                holder: { ...contract().holder, answersWithinHours: null },
              },
            },
          },
        ],
      },
    },
  },
});

const list = { query: ContractsDocument, variables: { filter: {}, first: 24 } };
async function openListings(mocks: MockLink.MockedResponse[]) {
  const product = renderWithProduct(
    () => {
      const [listing] = useMyListingsQuery().data?.myListings.edges ?? [];
      return { ...useListingAct(id), listing: listing?.node };
    },
    { mocks: [listings({}, ['PAUSE', 'MARK_ELSEWHERE']), ...mocks] },
  );
  await waitFor(() => expect(product.hook().listing).toBeDefined());
  product.client.writeQuery({ ...list, data: { contracts: contractList([contractNumber(1)]) } });
  return product;
}

test('an act is done once the listings show what follows from it', async () => {
  const { hook, toast, client } = await openListings([
    {
      request: { query: PauseContractDocument, variables: { id } },
      result: { data: { pauseContract: contract(paused) } },
    },
    { ...listings(paused, ['RESUME']), delay: 50 },
  ]);
  let made: Promise<boolean> | undefined;
  act(() => void (made = hook().act('PAUSE')));
  expect(hook().busy).toBe('PAUSE');
  expect(await act(async () => made)).toBe(true);
  expect(hook().busy).toBeNull();
  expect(hook().listing?.allowedActions).toEqual(['RESUME']);
  expect(toast()).toEqual({ title: 'Your listing is paused.' });
  // the public lists are read again
  expect(client.readQuery(list)).toBeNull();
});

test('says where a contract went if the holder said so', async () => {
  const { hook } = await openListings([
    {
      request: { query: MarkElsewhereDocument, variables: { id, where: 'FRIEND' } },
      result: { data: { markElsewhere: contract() } },
    },
    listings({}, []),
  ]);
  expect(await act(() => hook().act('MARK_ELSEWHERE', 'FRIEND'))).toBe(true);
});

test("shows the server's reason if it refuses, and keeps the lists", async () => {
  const reason = 'This contract is in transfer to a buyer, so it cannot be changed now.';
  const { hook, toast, client } = await openListings([
    {
      request: { query: PauseContractDocument, variables: { id } },
      result: refusal('CONFLICT', reason),
    },
  ]);
  expect(await act(() => hook().act('PAUSE'))).toBe(false);
  expect(hook().busy).toBeNull();
  expect(toast()).toEqual({
    title: "Couldn't update your listing",
    description: reason,
    variant: 'destructive',
  });
  expect(client.readQuery(list)).not.toBeNull();
});
