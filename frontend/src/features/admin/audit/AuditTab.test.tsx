import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AdminAuditDocument } from '../../../generated/admin';
import { renderComponent } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import { AuditTab } from './AuditTab';

afterEach(cleanup);

const UNFILTERED = { action: null, actorId: null, targetId: null, from: null, to: null, q: null };
const none = (filters: Partial<Record<keyof typeof UNFILTERED, string>>) => ({
  request: { query: AdminAuditDocument, variables: { ...UNFILTERED, ...filters } },
  result: {
    data: {
      auditEntries: {
        __typename: 'AuditEntryConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
});
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a day before the first is not used, and the button of the empty list clears every filter', async () => {
  renderComponent(
    <MemoryRouter initialEntries={['/admin?tab=audit&q=nobody@example.com&from=2026-03-02&to=2026-03-01']}>
      <AuditTab />
    </MemoryRouter>,
    { boot: asAdmin, mocks: [none({ q: 'nobody@example.com', from: '2026-03-02' }), none({})] },
  );
  await screen.findByText('The search needs a whole email address, or a whole ID or key.');
  screen.getByText('Before the first day: not used');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('No changes yet');
  expect(['Email or ID', 'From', 'To'].map((label) => field(label).value)).toEqual(['', '', '']);
});
