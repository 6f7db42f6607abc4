import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { AdminPrivateFactsDocument, UpdateContractDocument } from '../../../generated/admin';
import { renderComponent, type HarnessOptions } from '../../../testing/harness';
import { contractNumber } from '../../../testing/samples';
import { ContractEditForm } from './ContractEditForm';
import { inputFrom, valuesOf } from './contract-values';

const contract = {
  ...contractNumber(1),
  facts: { make: 'Honda', mileageNow: 14_200 },
  incentive: 50_000,
  deletable: true,
  holder: { __typename: 'PublicMember' as const, id: 'holder', name: null },
};
const { id } = contract;
const VIN = '1M8GDM9AXKP042788';
const secrets = {
  request: { query: AdminPrivateFactsDocument, variables: { contractId: id } },
  result: { data: { privateFacts: { vin: VIN } } },
};
const unchanged = inputFrom(contract, valuesOf(contract), null);

function show(mocks: HarnessOptions['mocks']) {
  const onClose = jest.fn();
  renderComponent(<ContractEditForm contract={contract} onClose={onClose} />, { mocks });
  return onClose;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const savedAs = (input: object) => ({
  request: { query: UpdateContractDocument, variables: { id, input } },
  result: { data: { updateContract: contract } },
});

it('sends no facts that were not opened', async () => {
  const onClose = show([savedAs(unchanged)]);
  await press('Save');
  expect(unchanged).not.toHaveProperty('facts');
  expect(onClose).toHaveBeenCalled();
});

it('sends the status only if it was changed, because it may have moved on meanwhile', async () => {
  expect(unchanged).not.toHaveProperty('status');
  const onClose = show([savedAs({ ...unchanged, status: 'CANCELLED' })]);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'CANCELLED' } });
  await press('Save');
  expect(onClose).toHaveBeenCalled();
});

it('changes facts, removes emptied ones, and keeps the private ones that it has read', async () => {
  const input = {
    ...unchanged,
    incentive: 0,
    facts: { make: 'Toyota', mileageNow: null },
    privateFacts: { vin: VIN },
  };
  const onClose = show([secrets, savedAs(input)]);
  await press('Edit facts');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Make', 'Toyota');
  type('Miles today', '');
  type('The seller pays the buyer ($)', '0');
  expect(screen.getByLabelText<HTMLInputElement>('VIN').value).toBe(VIN);
  await press('Save');
  expect(onClose).toHaveBeenCalled();
});

it('opens no facts that could not be read', async () => {
  show([]);
  await press('Edit facts');
  expect(screen.queryByLabelText('VIN')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit facts' })).toBeTruthy();
});
