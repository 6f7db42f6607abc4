import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  ContractsDocument,
  SubmitContractDocument,
  type SubmitContractInput,
} from '../../../generated/contracts';
import { refusal, renderWithProduct } from '../../../testing/harness';
import { contractList, contractNumber } from '../../../testing/samples';
import { useSubmitContract } from './useSubmitContract';

const input: SubmitContractInput = {
  title: 'Contract 2',
  type: 'CAR_LEASE',
  description: 'A sedan with all services done',
  location: 'Cleveland, OH',
  monthlyPayment: 41_250,
  remainingTermMonths: 14,
};
const request = { query: SubmitContractDocument, variables: { input } };
const listQuery = { query: ContractsDocument, variables: { filter: {}, first: 24 } };

test('a listed contract is announced, and the loaded lists are read again', async () => {
  const product = renderWithProduct(useSubmitContract, {
    mocks: [{ request, result: { data: { submitContract: contractNumber(2) } } }],
  });
  product.client.writeQuery({
    ...listQuery,
    data: { contracts: contractList([contractNumber(1)]) },
  });

  const result = await act(() => product.hook().submitContract(input));

  expect(result).toEqual({ id: contractNumber(2).id });
  expect(product.toast()).toEqual({
    title: 'Contract Submitted Successfully!',
    description: 'Your contract is now live and available for takeover applications.',
  });
  expect(product.client.readQuery(listQuery)).toBeNull();
});

test('a listing that waits for an admin is not announced as live', async () => {
  const waiting = { ...contractNumber(2), status: 'CANCELLED' };
  const product = renderWithProduct(useSubmitContract, {
    mocks: [{ request, result: { data: { submitContract: waiting } } }],
  });
  await act(() => product.hook().submitContract(input));
  expect(product.toast()).toMatchObject({
    description: 'We look at it first, and tell you as soon as it is live.',
  });
});

test("a refusal gives the server's text for each field and keeps the lists", async () => {
  const fields = { title: 'Title must have at least 3 characters.' };
  const product = renderWithProduct(useSubmitContract, {
    mocks: [{ request, result: refusal('VALIDATION', 'Please check the marked fields.', fields) }],
  });
  product.client.writeQuery({
    ...listQuery,
    data: { contracts: contractList([contractNumber(1)]) },
  });

  expect(await act(() => product.hook().submitContract(input))).toEqual({ fields });
  expect(product.toast()).toEqual({
    title: 'Error Submitting Contract',
    description: 'Please check the marked fields.',
    variant: 'destructive',
  });
  expect(product.client.readQuery(listQuery)).not.toBeNull();
});

test('an unreachable server is explained in our own words', async () => {
  const product = renderWithProduct(useSubmitContract, { mocks: [{ request, error: new Error('offline') }] });

  expect(await act(() => product.hook().submitContract(input))).toEqual({ fields: {} });
  expect(product.toast()).toMatchObject({
    title: 'Error Submitting Contract',
    description: 'There was a problem submitting your contract. Please try again.',
  });
});
