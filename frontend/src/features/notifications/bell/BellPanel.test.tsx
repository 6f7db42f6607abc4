import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { refusal, renderComponent } from '../../../testing/harness';
import { aMe } from '../../../testing/samples';
import { BellPanel } from './BellPanel';

const answer = jest.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});
const answerWith = (body: unknown) => answer.mockResolvedValueOnce(new Response(JSON.stringify(body)));
const asked = (call: number) =>
  JSON.parse(answer.mock.calls[call]?.[1]?.body as string) as { variables?: object; query: string };

const one = {
  id: '00000000-0000-7000-8000-000000000001',
  title: 'New question: 2024 Honda Civic lease',
  text: 'Someone asked about your listing.',
  path: '/contracts/1?panel=messages#messages',
  createdAt: '2026-03-01T12:00:00.000Z',
  readAt: null as string | null,
};
const list = (...nodes: (typeof one)[]) => ({
  data: { notifications: { edges: nodes.map((node) => ({ node })) } },
});
const open = (unreadNotifications: number) =>
  renderComponent(
    <MemoryRouter>
      <BellPanel />
    </MemoryRouter>,
    { boot: { me: aMe(), unreadNotifications } },
  );

test('shows the newest ones, and marks the one that is opened as read', async () => {
  answerWith(list(one, { ...one, id: 'read', title: 'Old', readAt: one.createdAt }));
  open(1);
  const link = await screen.findByRole('link', { name: `Unread: ${one.title}` });
  expect(link.getAttribute('href')).toBe(one.path);
  expect(screen.getByRole('link', { name: 'Old' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
    '/account?tab=notifications',
  );

  answerWith({ data: { markNotificationsRead: 0 } });
  answerWith(list({ ...one, readAt: one.createdAt }));
  fireEvent.click(link);
  await screen.findByRole('link', { name: one.title });
  expect(asked(1).variables).toEqual({ ids: [one.id], contractId: null });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('marks all as read', async () => {
  answerWith(list(one));
  open(3);
  await screen.findByText(one.title);
  answerWith({ data: { markNotificationsRead: 0 } });
  answerWith(list({ ...one, readAt: one.createdAt }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('link', { name: one.title });
  expect(asked(1).variables).toEqual({ ids: null, contractId: null });
});

test('says that there are none, and offers to try again', async () => {
  answerWith(refusal('UNAVAILABLE', 'Busy'));
  open(0);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerWith(list());
  fireEvent.click(again);
  await screen.findByText(/Nothing yet/);
});
