import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { AdminUsersDocument, DeleteUserDocument, MakeAdminDocument } from '../../../generated/admin';
import { refusal, renderWithProduct, type HarnessOptions } from '../../../testing/harness';
import { connectionOf } from '../../../testing/samples';
import { useUserActions } from './useUserActions';

const ada = {
  __typename: 'User' as const,
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  isAdmin: false,
  emailVerifiedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  suspendedAt: null,
  deletable: true,
};
const list = { query: AdminUsersDocument, variables: { q: null } };
const promotion = { query: MakeAdminDocument, variables: { userId: ada.id } };
const deletion = { query: DeleteUserDocument, variables: { userId: ada.id } };

/** The hook, with a loaded list of one member. */
function withList(mocks: HarnessOptions['mocks'] = []) {
  const product = renderWithProduct(useUserActions, { mocks });
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
