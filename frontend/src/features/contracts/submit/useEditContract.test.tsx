import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { ContractsDocument, UpdateMyContractDocument } from '../../../generated/contracts';
import { refusal, renderWithProduct } from '../../../testing/harness';
import { contractList, contractNumber } from '../../../testing/samples';
import { toChanges, valuesOf, useEditContract, type StoredContract } from './useEditContract';

const contract = { ...contractNumber(1), facts: {}, incentive: 0, termAsOf: '2026-03-01' };
const stored = { contract, privateFacts: {} } as unknown as StoredContract;
const values = { ...valuesOf(stored), title: 'A better title' };
const list = { query: ContractsDocument, variables: { filter: {}, first: 24 } };

function openEditor(result: object) {
  const product = renderWithProduct(() => useEditContract(stored), {
    mocks: [
      {
        request: {
          query: UpdateMyContractDocument,
          variables: { id: contract.id, input: toChanges(values, stored) },
        },
        result,
      },
    ],
  });
  product.client.writeQuery({ ...list, data: { contracts: contractList([contractNumber(1)]) } });
  return product;
}

test('saved changes are announced, and the lists are read again', async () => {
  const { hook, toast, client } = openEditor({
    data: { updateMyContract: { ...contract, title: 'A better title' } },
  });
  expect(await act(() => hook().save(values))).toEqual({ id: contract.id });
  expect(toast()).toEqual({ title: 'Changes saved.' });
  expect(client.readQuery(list)).toBeNull();
});

test("a refusal gives the server's text for each field and keeps the lists", async () => {
  const fields = { title: 'Title must have at least 3 characters.' };
  const { hook, toast, client } = openEditor(
    refusal('VALIDATION', 'Please check the marked fields.', fields),
  );
  expect(await act(() => hook().save(values))).toEqual({ fields });
  expect(toast()).toMatchObject({ title: "Couldn't save your changes", variant: 'destructive' });
  expect(client.readQuery(list)).not.toBeNull();
});

test('a colleague of the holder sends no private facts', () => {
  const own: StoredContract = { ...stored, privateFacts: { vin: '1M8GDM9AXKP042788' } };
  expect(valuesOf(own).facts).toMatchObject({ vin: '1M8GDM9AXKP042788' });
  expect(toChanges(valuesOf(own), own).privateFacts).toEqual({ vin: '1M8GDM9AXKP042788' });
  const ofColleague: StoredContract = { ...stored, privateFacts: null };
  expect(toChanges(valuesOf(ofColleague), ofColleague).privateFacts).toBeUndefined();
});
