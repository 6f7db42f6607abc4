import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { MockLink } from '@apollo/client/testing';
import { ContractPhotosDocument, DeletePhotoDocument, MovePhotoDocument } from '../../generated/photos';
import { refusal, renderWithProduct } from '../../testing/harness';
import { usePhotoChanges } from './usePhotoChanges';

const photo = (id: string) => ({
  ...{ __typename: 'Photo' as const, id, width: 4, height: 3, alt: '', placeholder: '' },
  urls: {},
});
/** What the server answers when the photos are read: in this order, each once. */
const photos = (ids: string[], delay = 0): MockLink.MockedResponse => ({
  request: { query: ContractPhotosDocument, variables: { id: 'c1' } },
  delay,
  result: {
    data: {
      contract: {
        ...{ __typename: 'Contract', id: 'c1', photos: ids.map(photo) },
        cover: ids[0] ? photo(ids[0]) : null,
      },
    },
  },
});
const removal = (id: string, result: object): MockLink.MockedResponse => ({
  request: { query: DeletePhotoDocument, variables: { id } },
  result,
});
const DONE = { data: { deletePhoto: { __typename: 'Done', success: true } } };

async function openEditor(mocks: MockLink.MockedResponse[]) {
  const product = renderWithProduct(() => usePhotoChanges('c1'), { mocks: [photos(['a', 'b']), ...mocks] });
  const ids = () => product.hook().photos.map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(['a', 'b']));
  return { ...product, ids };
}

test('after a change the order is the one of the server', async () => {
  const { hook, ids } = await openEditor([
    {
      request: { query: MovePhotoDocument, variables: { id: 'b', position: 0 } },
      result: { data: { movePhoto: { __typename: 'Photo', id: 'b' } } },
    },
    photos(['b', 'a']),
  ]);
  await act(() => hook().move('b', 0));
  expect(ids()).toEqual(['b', 'a']);
});

test('of several changes the answer to the last one is shown, even if an earlier one is slow', async () => {
  const { hook, ids } = await openEditor([
    removal('a', DONE),
    removal('b', DONE),
    photos(['b'], 60),
    photos([]),
  ]);
  await act(() => Promise.all([hook().remove('a'), hook().remove('b')]));
  expect(ids()).toEqual([]);
});

test('a change that was made is no error if the photos cannot be read again', async () => {
  const { hook, ids, toast } = await openEditor([removal('a', DONE)]);
  await act(() => hook().remove('a'));
  expect(toast()).toEqual({});
  expect(ids()).toEqual(['a', 'b']);
});

test("shows the server's reason if it refuses a change, and keeps the photos", async () => {
  const { hook, ids, toast } = await openEditor([removal('a', refusal('CONFLICT', 'The contract is sold.'))]);
  await act(() => hook().remove('a'));
  expect(ids()).toEqual(['a', 'b']);
  expect(toast()).toEqual({
    title: "Couldn't change the photo",
    description: 'The contract is sold.',
    variant: 'destructive',
  });
});
