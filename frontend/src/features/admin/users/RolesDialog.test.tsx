import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SetRolesDocument, type PersonFieldsFragment } from '../../../generated/admin';
import { refusal, renderComponent } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { RolesDialog } from './RolesDialog';

const ada: PersonFieldsFragment = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  isAdmin: false,
  roles: ['SUPPORT'],
  emailVerifiedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  suspendedAt: null,
  deletable: true,
};
const close = jest.fn();
const WARNING = /hasn't confirmed their email address/;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const save = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save roles' })));
  await act(settle);
};
const setting = (roles: string[], result: object) => ({
  request: { query: SetRolesDocument, variables: { userId: ada.id, roles } },
  result,
});
const show = (...mocks: ReturnType<typeof setting>[]) => {
  close.mockClear();
  renderComponent(<RolesDialog person={ada} name="Ada" onClose={close} />, { mocks });
};

it('has a box with a line of explanation for each role, and saves those that are checked', async () => {
  const saved = { ...ada, __typename: 'User', roles: ['MODERATOR'] };
  show(setting(['MODERATOR'], { data: { setRoles: saved } }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(box(/^Support ?Contact requests/).checked).toBe(true);
  fireEvent.click(box(/^Support/));
  fireEvent.click(box(/^Moderator/));
  await save();
  expect(close).toHaveBeenCalledTimes(1);
});

it('stays open when the server refuses', async () => {
  show(setting(['SUPPORT'], refusal('CONFLICT', 'This is the last admin.')));
  await save();
  expect(close).not.toHaveBeenCalled();
});

it('warns before an unconfirmed member gains a role, not before they lose one', () => {
  show();
  fireEvent.click(box(/^Support/));
  expect(screen.queryByText(WARNING)).toBeNull();
  fireEvent.click(box(/^Admin/));
  screen.getByText(WARNING);
});
