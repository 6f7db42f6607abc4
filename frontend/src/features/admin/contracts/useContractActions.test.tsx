import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  AdminContractFieldsFragmentDoc,
  DeleteContractDocument,
  UpdateContractDocument,
} from '../../../generated/admin';
import { refusal, renderWithProduct } from '../../../testing/harness';
import { contractNumber } from '../../../testing/samples';
import { useContractActions } from './useContractActions';

const holder = { __typename: 'PublicMember' as const, id: 'holder', name: null };
const contract = { ...contractNumber(1), facts: {}, incentive: 0, deletable: true, holder };
const { id } = contract;
const input = { title: 'New title' };
const update = { query: UpdateContractDocument, variables: { id, input } };
const remove = { query: DeleteContractDocument, variables: { id } };

function renderActions(mocks: Parameters<typeof renderWithProduct>[1]) {
  const product = renderWithProduct(useContractActions, mocks);
  const fragment = { fragment: AdminContractFieldsFragmentDoc, fragmentName: 'AdminContractFields' };
  product.client.writeFragment({ ...fragment, data: contract });
  const cached = () => product.client.readFragment({ ...fragment, id: `Contract:${id}` });
  return { ...product, cached };
}

test('a saved contract changes in every list that shows it', async () => {
  const { hook, toast, cached } = renderActions({
    mocks: [{ request: update, result: { data: { updateContract: { ...contract, title: 'New title' } } } }],
  });

  expect(await act(() => hook().updateContract(id, input))).toBeNull();
  expect(cached()?.title).toBe('New title');
  expect(toast()).toEqual({ title: 'Contract updated successfully' });
});

test('a refused change gives the text for each field', async () => {
  const fields = { title: 'Title must have at least 3 characters.' };
  const { hook, toast, cached } = renderActions({
    mocks: [{ request: update, result: refusal('VALIDATION', 'Please check the marked fields.', fields) }],
  });

  expect(await act(() => hook().updateContract(id, input))).toEqual(fields);
  expect(cached()?.title).toBe('Contract 1');
  expect(toast()).toMatchObject({ title: 'Failed to update contract', variant: 'destructive' });
});

test('a deleted contract leaves the cache', async () => {
  const { hook, toast, cached } = renderActions({
    mocks: [
      {
        request: remove,
        result: { data: { deleteContract: { __typename: 'Done', success: true } } },
      },
    ],
  });

  await act(() => hook().deleteContract(id));
  expect(cached()).toBeNull();
  expect(toast()).toEqual({ title: 'Contract deleted successfully' });
});

test("a contract that cannot be deleted stays, with the server's reason", async () => {
  const reason = 'This contract has a purchase. Set its status to cancelled instead.';
  const { hook, toast, cached } = renderActions({
    mocks: [{ request: remove, result: refusal('CONFLICT', reason) }],
  });

  await act(() => hook().deleteContract(id));
  expect(cached()).not.toBeNull();
  expect(toast()).toEqual({
    title: 'Failed to delete contract',
    description: reason,
    variant: 'destructive',
  });
});
