import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ContractToEditDocument, PrivateFactsToEditDocument } from '../../../generated/contracts';
import { refusal, renderComponent } from '../../../testing/harness';
import { aMe, contractNumber } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { EditContract } from './EditContract';

const contract = { ...contractNumber(1), facts: {}, incentive: 0, termAsOf: '2026-03-01' };
const { id, userId } = contract;

async function open(
  memberId: string,
  listing: object = { data: { myListing: { __typename: 'Listing', contract } } },
) {
  renderComponent(
    <MemoryRouter>
      <EditContract
        id={id}
        memberId={memberId}
        photos="The photos"
        onSaved={() => undefined}
        onCancel={() => undefined}
      />
    </MemoryRouter>,
    {
      boot: { me: aMe() },
      mocks: [
        { request: { query: ContractToEditDocument, variables: { id } }, result: listing },
        {
          request: { query: PrivateFactsToEditDocument, variables: { id } },
          result: { data: { privateFacts: { vin: '1M8GDM9AXKP042788' } } },
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

test('others do not', async () => {
  await open('someone', refusal('NOT_FOUND', 'Contract not found.'));
  screen.getByText('This contract cannot be edited here');
});
