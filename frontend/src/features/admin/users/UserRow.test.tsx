import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PersonFieldsFragment } from '../../../generated/admin';
import { renderComponent } from '../../../testing/harness';
import { UserRow } from './UserRow';

const ada: PersonFieldsFragment = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  firstName: null,
  lastName: null,
  isAdmin: false,
  emailVerifiedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  suspendedAt: null,
  deletable: true,
};
const pressMakeAdmin = () =>
  act(async () => fireEvent.click(screen.getByLabelText('Make Admin ada@example.com')));
const WARNING = /hasn't confirmed their email address/;

it('marks a member whose email is not confirmed, and warns before making them an admin', async () => {
  renderComponent(<UserRow person={ada} />);
  screen.getByText('Email not confirmed');
  expect(screen.queryByText(WARNING)).toBeNull();
  await pressMakeAdmin();
  screen.getByText(WARNING);
});

it('does not warn about a member whose email is confirmed', async () => {
  renderComponent(<UserRow person={{ ...ada, emailVerifiedAt: '2026-01-02T00:00:00.000Z' }} />);
  expect(screen.queryByText('Email not confirmed')).toBeNull();
  await pressMakeAdmin();
  expect(screen.queryByText(WARNING)).toBeNull();
});
