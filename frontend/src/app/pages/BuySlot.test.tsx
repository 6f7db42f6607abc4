import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { renderComponent } from '../../testing/harness';
import { contractNumber } from '../../testing/samples';
import { BuySlot } from './BuySlot';
import type { Sale } from './useSale';

const candidacy = { application: null, reservedForMe: false, isKnown: true, reload: jest.fn() };
const show = (isManaged: boolean) =>
  renderComponent(
    <MemoryRouter>
      <BuySlot
        contract={contractNumber(1)}
        extras={undefined}
        sale={
          { viewerId: 'ada', isHolder: false, candidacy, canStandBy: false, canAsk: true } as unknown as Sale
        }
        isManaged={isManaged}
      />
    </MemoryRouter>,
  );

test('others buy or ask for a contract', () => {
  show(false);
  screen.getByRole('button', { name: 'Buy Contract' });
  screen.getByRole('button', { name: 'Ask to take over' });
});

test('colleagues of its holder do neither', () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'Buy Contract' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask to take over' })).toBeNull();
});
