import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PersonFieldsFragment, Role } from '../../../generated/admin';
import type { BootState } from '../../../lib/boot/boot';
import { renderComponent } from '../../../testing/harness';
import { aMe, asAdmin } from '../../../testing/samples';
import { UserRow } from './UserRow';

const ada: PersonFieldsFragment = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  firstName: null,
  lastName: null,
  isAdmin: false,
  roles: [],
  emailVerifiedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  suspendedAt: null,
  deletable: true,
};
const show = (person: PersonFieldsFragment, boot: BootState = asAdmin) =>
  renderComponent(
    <MemoryRouter>
      <UserRow person={person} />
    </MemoryRouter>,
    { boot },
  );
const pressMakeAdmin = () =>
  act(async () => fireEvent.click(screen.getByLabelText('Make Admin ada@example.com')));
const WARNING = /hasn't confirmed their email address/;

it('marks a member whose email is not confirmed, and warns before making them an admin', async () => {
  show(ada);
  screen.getByText('Email not confirmed');
  expect(screen.queryByText(WARNING)).toBeNull();
  await pressMakeAdmin();
  screen.getByText(WARNING);
});

it('does not warn about a member whose email is confirmed', async () => {
  show({ ...ada, emailVerifiedAt: '2026-01-02T00:00:00.000Z' });
  expect(screen.queryByText('Email not confirmed')).toBeNull();
  await pressMakeAdmin();
  expect(screen.queryByText(WARNING)).toBeNull();
});

/** What the row offers to a viewer with these roles: its buttons, then its menu as a phone shows it. */
async function offered(roles: Role[], person = ada): Promise<(string | null)[]> {
  const { container, unmount } = show(person, { me: aMe({ roles }) });
  const inRow = within(container)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  const menu = screen.queryByLabelText(/^Actions for/);
  if (menu) await act(async () => fireEvent.click(menu));
  const others = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  unmount();
  return [...inRow, ...others];
}

it('offers what the roles of the viewer allow', async () => {
  expect(await offered(['ADMIN'])).toEqual([
    ...[
      'Make Admin',
      'Details',
      'Make Admin',
      'Everything about them',
      'Roles',
      'Suspend',
      'Export',
      'Delete',
    ],
  ]);
  expect(await offered(['MODERATOR'])).toEqual(['Details', 'Everything about them', 'Suspend']);
  expect(await offered(['SUPPORT'])).toEqual(['Details', 'Everything about them']);
});

it('leaves colleagues to admins, and an admin unsuspended', async () => {
  const finance: PersonFieldsFragment = { ...ada, roles: ['FINANCE'] };
  expect(await offered(['MODERATOR'], finance)).toEqual(['Details', 'Everything about them']);
  expect(await offered(['ADMIN'], finance)).toContain('Suspend');
  expect(await offered(['ADMIN'], { ...ada, isAdmin: true, roles: ['ADMIN'] })).not.toContain('Suspend');
});

it('shows the roles of the member', () => {
  show({ ...ada, isAdmin: true, roles: ['ADMIN', 'FINANCE', 'SUPPORT'] });
  for (const role of ['Admin', 'Finance', 'Support']) screen.getByText(role);
  expect(screen.queryByText('Moderator')).toBeNull();
});
