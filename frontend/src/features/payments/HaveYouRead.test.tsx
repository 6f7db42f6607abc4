import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { StatedFactsDocument } from '../../generated/payments';
import { renderComponent } from '../../testing/harness';
import { HaveYouRead } from './HaveYouRead';

const row = (key: string, value: string | null) => ({
  __typename: 'FactRow' as const,
  key,
  label: key,
  value,
});

test('links to the contract and counts the facts that it states', async () => {
  const factTable = [row('make', 'Honda'), row('model', null), row('year', null)];
  const contract = { __typename: 'Contract' as const, id: 'one', incentive: 0, factTable };
  const request = { query: StatedFactsDocument, variables: { id: 'one' } };
  const page = (
    <MemoryRouter>
      <HaveYouRead contractId="one" />
    </MemoryRouter>
  );
  renderComponent(page, { mocks: [{ request, result: { data: { contract } } }] });
  expect(screen.getByRole('link', { name: 'the whole contract' }).getAttribute('href')).toBe(
    '/contracts/one',
  );
  expect(await screen.findByText('1 of 3 facts stated')).toBeTruthy();
});
