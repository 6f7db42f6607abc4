import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { renderComponent } from '../../testing/harness';
import { shownTo, until } from '../../testing/transfers';
import { Ending } from './Ending';

const textFor = (role: 'buyer' | 'holder' | 'admin') => {
  const t = shownTo(role, until(null));
  const { unmount } = renderComponent(
    <MemoryRouter>
      <Ending context={{ t, fee: '$25.00' }} contractStatus="COMPLETED" headingRef={null} />
    </MemoryRouter>,
  );
  const text = screen.getByRole('region', { name: 'Handed over' }).textContent;
  unmount();
  return text;
};

it('tells each of them, by name, since when the contract is the buyer’s, and who paid', () => {
  expect(textFor('buyer')).toMatch(
    /Grace handed over this contract to you: it has been yours since .+\. Keep your papers.*You paid the \$25\.00 fee\./,
  );
  expect(textFor('holder')).toMatch(
    /You handed over this contract to Ada on .+\. Keep.*The buyer paid the \$25\.00 fee, and you pay nothing\./,
  );
  expect(textFor('admin')).toMatch(/This contract was handed over on .+\. Keep/);
});
