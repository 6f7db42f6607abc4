import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  ContractToEditDocument,
  PrivateFactsToEditDocument,
  UpdateMyContractDocument,
} from '../../../generated/contracts';
import { refusal, renderComponent } from '../../../testing/harness';
import { aMe, contractNumber } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { EditContract } from './EditContract';

const contract = { ...contractNumber(1), facts: {}, incentive: 0, termAsOf: '2026-03-01' };
const { id, userId } = contract;

const onSaved = jest.fn();

async function open(
  memberId: string,
  listing: object = { data: { myListing: { __typename: 'Listing', contract } } },
  approves = 'false',
) {
  const setting = { key: 'approve_listings', value: approves, category: 'GENERAL' as const };
  onSaved.mockClear();
  renderComponent(
    <MemoryRouter>
      <EditContract
        id={id}
        memberId={memberId}
        photos="The photos"
        onSaved={onSaved}
        onCancel={() => undefined}
      />
    </MemoryRouter>,
    {
      boot: { me: aMe(), content: [setting] },
      mocks: [
        { request: { query: ContractToEditDocument, variables: { id } }, result: listing },
        {
          request: { query: PrivateFactsToEditDocument, variables: { id } },
          result: { data: { privateFacts: { vin: '1M8GDM9AXKP042788' } } },
        },
        {
          request: { query: UpdateMyContractDocument, variables: () => true },
          result: { data: { updateMyContract: contract } },
        },
      ],
    },
  );
  await act(settle);
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Contract Title/ });

test('its holder edits private facts and photos, too', async () => {
  await open(userId);
  expect(title().value).toBe(contract.title);
  expect(screen.getByLabelText<HTMLInputElement>(/^VIN/).value).toBe('1M8GDM9AXKP042788');
  screen.getByText('The photos');
});

test('a colleague edits the rest', async () => {
  await open('a-colleague');
  expect(title().value).toBe(contract.title);
  expect(screen.queryByLabelText(/^VIN/)).toBeNull();
  expect(screen.queryByText('The photos')).toBeNull();
});

test.each([
  [userId, 'true', true],
  ['a-colleague', 'false', true],
  ['a-colleague', 'true', false],
])('%s opens the page after an edit, if reviews are on: %s', async (memberId, approves, opensPage) => {
  await open(memberId, undefined, approves);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await settle();
  });
  await act(settle);
  expect(onSaved.mock.calls).toEqual([[opensPage]]);
});

test('others do not', async () => {
  await open('someone', refusal('NOT_FOUND', 'Contract not found.'));
  screen.getByText('This contract cannot be edited here');
});
