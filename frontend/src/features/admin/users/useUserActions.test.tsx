import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  AdminUsersDocument,
  DeleteUserDocument,
  MakeAdminDocument,
  SetRolesDocument,
} from '../../../generated/admin';
import { refusal, renderWithProduct, type HarnessOptions } from '../../../testing/harness';
import { aMe, connectionOf } from '../../../testing/samples';
import { useUserActions } from './useUserActions';

const ada = {
  __typename: 'User' as const,
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  isAdmin: false,
  roles: [],
  emailVerifiedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  suspendedAt: null,
  deletable: true,
};
const list = { query: AdminUsersDocument, variables: { q: null } };
const promotion = { query: MakeAdminDocument, variables: { userId: ada.id } };
const deletion = { query: DeleteUserDocument, variables: { userId: ada.id } };

/** The hook, with a loaded list of one member. */
function withList(mocks: HarnessOptions['mocks'] = [], boot: HarnessOptions['boot'] = {}) {
  const product = renderWithProduct(useUserActions, { mocks, boot });
  product.client.writeQuery({ ...list, data: { users: connectionOf([ada]) } });
  const listed = () => product.client.readQuery(list)?.users.edges.map(({ node }) => node);
  return { ...product, listed };
}

test('a promotion is announced and shows in the list', async () => {
  const { hook, toast, listed } = withList([
    { request: promotion, result: { data: { makeAdmin: { ...ada, isAdmin: true } } } },
  ]);
  await act(() => hook().makeAdmin(ada.id));
  expect(toast()).toEqual({ title: 'User promoted to admin successfully' });
  expect(listed()).toMatchObject([{ isAdmin: true }]);
});

const roles = ['MODERATOR', 'FINANCE'] as const;
const setting = (userId: string) => ({
  request: { query: SetRolesDocument, variables: { userId, roles } },
  result: { data: { setRoles: { ...ada, id: userId, roles } } },
});

test('roles that were set are announced and show in the list', async () => {
  const { hook, toast, listed, boot } = withList([setting(ada.id)], { me: aMe({ id: 'other' }) });
  expect(await act(() => hook().setRoles(ada.id, [...roles]))).toBe(true);
  expect(toast()).toEqual({ title: 'Roles updated' });
  expect(listed()).toMatchObject([{ roles }]);
  expect(boot().me?.roles).toEqual([]);
});

test('own roles hold at once for what the viewer is shown', async () => {
  const me = aMe({ id: ada.id, isAdmin: true, roles: ['ADMIN'] });
  const { hook, boot } = withList([setting(ada.id)], { me });
  await act(() => hook().setRoles(ada.id, [...roles]));
  expect(boot().me).toEqual({ ...me, isAdmin: false, roles });
});

test('a deleted member leaves the list', async () => {
  const { hook, toast, listed } = withList([
    { request: deletion, result: { data: { deleteUser: { __typename: 'DeletedResult', success: true } } } },
  ]);
  await act(() => hook().deleteUser(ada.id));
  expect(toast()).toEqual({ title: 'User deleted successfully' });
  expect(listed()).toEqual([]);
});

test.each([
  { action: 'makeAdmin', request: promotion, title: 'Failed to make user admin' },
  { action: 'deleteUser', request: deletion, title: 'Failed to delete user' },
] as const)(
  "a refused $action shows the server's reason and changes nothing",
  async ({ action, request, title }) => {
    const { hook, toast, listed } = withList([
      { request, result: refusal('CONFLICT', 'They are the last admin.') },
    ]);
    await act(() => hook()[action](ada.id));
    expect(toast()).toEqual({ title, description: 'They are the last admin.', variant: 'destructive' });
    expect(listed()).toMatchObject([{ isAdmin: false }]);
  },
);
