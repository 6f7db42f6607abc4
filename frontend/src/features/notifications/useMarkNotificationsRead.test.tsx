import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { MarkNotificationsReadDocument, MyNotificationsDocument } from '../../generated/notifications';
import { refusal, renderWithProduct } from '../../testing/harness';
import { connectionOf } from '../../testing/samples';
import { useMarkNotificationsRead } from './useMarkNotificationsRead';

const notification = (id: string) => ({
  __typename: 'Notification' as const,
  id,
  kind: 'QUESTION' as const,
  title: 'New question',
  text: 'Someone asked.',
  path: '/contracts/1',
  createdAt: '2026-03-01T12:00:00.000Z',
  readAt: null,
});

function openList(ids: string[] | null, result: object) {
  const product = renderWithProduct(useMarkNotificationsRead, {
    boot: { unreadNotifications: 2 },
    mocks: [{ request: { query: MarkNotificationsReadDocument, variables: { ids } }, result }],
  });
  const query = { query: MyNotificationsDocument };
  product.cache.writeQuery({
    ...query,
    data: { notifications: connectionOf([notification('a'), notification('b')]) },
  });
  const unread = () =>
    product.cache
      .readQuery(query)
      ?.notifications.edges.filter(({ node }) => node.readAt === null)
      .map(({ node }) => node.id);
  return { ...product, unread };
}

test.each([
  ['one', ['a'], 1, ['b']],
  ['all', null, 0, []],
])('marks %s as read in the list and in the bell', async (_, ids, left, unread) => {
  const list = openList(ids, { data: { markNotificationsRead: left } });
  await act(() => list.hook()(ids));
  expect(list.boot().unreadNotifications).toBe(left);
  expect(list.unread()).toEqual(unread);
});

test('says so if it could not be saved', async () => {
  const list = openList(['a'], refusal('UNAVAILABLE', 'Busy'));
  await act(() => list.hook()(['a']));
  expect(list.unread()).toEqual(['a', 'b']);
  expect(list.toast()).toMatchObject({ title: 'Error' });
});
