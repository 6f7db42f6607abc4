import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/harness';
import { proposed, shownTo } from '../../../testing/transfers';
import { readersOf } from '../transfer-people';
import { AcceptForm } from './AcceptForm';

const ACME = { __typename: 'ContractOrganisation', name: 'Acme Motors', badge: 'Dealer' } as const;
const of = (role: 'holder' | 'buyer', organisation: { name: string; badge: string } | null) => {
  const contract = { __typename: 'Contract', id: 'contract', organisation } as const;
  return { ...shownTo(role, proposed()), contract } as ReturnType<typeof shownTo>;
};

test('a buyer who agrees reads that the dealer gets their contact details, too', async () => {
  const onAccept = jest.fn(() => Promise.resolve());
  renderComponent(<AcceptForm readers={readersOf(of('buyer', ACME))} onAccept={onAccept} />);
  screen.getByLabelText(
    'The seller, and the dealer Acme Motors, may see this and use it for this transfer only.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Please agree that the seller, and the dealer Acme Motors, may see this.');
  expect(onAccept).not.toHaveBeenCalled();
});

test.each([
  ['a seller', of('holder', ACME), 'the buyer'],
  ['the buyer of a private person', of('buyer', null), 'the seller'],
  ['the buyer of an agent', of('buyer', { ...ACME, badge: 'Agent' }), 'the seller'],
])('%s agrees that one person may see it', (_, transfer, readers) => {
  expect(readersOf(transfer)).toBe(readers);
});
