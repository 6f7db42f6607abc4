import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { renderComponent } from '../../../testing/harness';
import { contractNumber } from '../../../testing/samples';
import { BuyButton } from './BuyButton';

const NOT_IN_NEW_YORK = 'Transfers of this kind are not offered in New York yet.';
const show = (change: Parameters<typeof contractNumber>[1], viewerId: string | null = 'ada') =>
  renderComponent(
    <MemoryRouter>
      <BuyButton contract={contractNumber(1, change)} viewerId={viewerId} onBuy={jest.fn()} />
    </MemoryRouter>,
  );

test.each(['ada', null])('a box is in place of Buy where transfers are not offered, for %s', (viewerId) => {
  show({ forSale: false, notOffered: NOT_IN_NEW_YORK }, viewerId);
  screen.getByText(NOT_IN_NEW_YORK);
  expect(screen.queryByText('Buy Contract')).toBeNull();
  expect(screen.getByText('Ask a question').closest('a')?.getAttribute('href')).toContain('messages');
});

test('where they are offered, there is the button alone', () => {
  show({});
  screen.getByText('Buy Contract');
  expect(screen.queryByText('Ask a question')).toBeNull();
});
