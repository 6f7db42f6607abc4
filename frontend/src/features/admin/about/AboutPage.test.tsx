import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { QueuedMailsDocument, type QueuedMailsQuery } from '../../../generated/admin-about';
import type { Role } from '../../../generated/boot';
import { renderComponent, type HarnessOptions } from '../../../testing/harness';
import { aMe } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { AboutPage } from './AboutPage';
import { AboutSection, FIRST_ROWS } from './AboutSection';
import type { Subject } from './subject';

const id = '00000000-0000-7000-8000-000000000001';

async function show(kind: Subject['kind'], role: Role, mocks: HarnessOptions['mocks'] = []) {
  const { unmount } = renderComponent(
    <MemoryRouter>
      <AboutPage kind={kind} id={id} />
    </MemoryRouter>,
    { boot: { me: aMe({ roles: [role] }) }, mocks },
  );
  await act(settle);
  return unmount;
}

const sections = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).getAllByRole('heading', { level: 3 })[0]!.textContent);

it('has the sections that the role may read', async () => {
  const shown = async (kind: Subject['kind'], role: Role) => {
    const unmount = await show(kind, role);
    const titles = sections();
    unmount();
    return titles;
  };
  expect(await shown('contract', 'ADMIN')).toEqual([
    ...['Contract', 'Purchases', 'Transfers', 'Reports', 'Messages', 'Emails', 'Audit trail'],
    'Internal notes',
  ]);
  expect(await shown('contract', 'SUPPORT')).toEqual(['Contract', 'Transfers', 'Emails', 'Internal notes']);
  expect(await shown('member', 'MODERATOR')).toEqual([
    ...['Member', 'Contracts', 'Transfers', 'Reports', 'Messages', 'Emails', 'Internal notes'],
  ]);
});

const mail = (change: Partial<QueuedMailsQuery['queuedMails'][number]>) => ({
  __typename: 'QueuedMail' as const,
  ...{ id: '1', kind: 'verify-email', recipient: 'ada@example.com', state: 'WAITING' as const, attempts: 0 },
  createdAt: '2026-03-01T12:00:00.000Z',
  nextAttemptAt: '2999-03-01T12:00:00.000Z',
  ...change,
});
const answer = (queuedMails: ReturnType<typeof mail>[]) => ({
  request: { query: QueuedMailsDocument, variables: { memberId: id } },
  result: { data: { queuedMails } },
});
const emails = () => within(screen.getByRole('region', { name: 'Emails' }));

it('says what became of each email, and that sent ones are not kept', async () => {
  const failed = mail({ id: '2', recipient: null, state: 'FAILED', attempts: 25, nextAttemptAt: null });
  const retrying = mail({ id: '3', kind: 'password-reset', state: 'RETRYING', attempts: 1 });
  await show('member', 'SUPPORT', [answer([mail({}), failed, retrying])]);
  emails().getByText(/Sent emails are not kept/);
  const rows = emails()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Verify emailWaitingto ada@example.com · queued [^·]+$/),
    expect.stringMatching(/^Verify emailNot sentto the operator · queued .+ · 25 attempts$/),
    expect.stringMatching(/^Password resetTrying againto ada@example.com · .+ · 1 attempt · next .+2999/),
  ]);
});

it('offers to try again if a section did not load, and says if it is empty', async () => {
  const unreachable = { request: answer([]).request, error: new Error('unreachable') };
  await show('member', 'SUPPORT', [unreachable, answer([])]);
  emails().getByRole('alert');
  await act(async () => fireEvent.click(emails().getByRole('button', { name: 'Try again' })));
  await act(settle);
  expect(emails().queryByRole('alert')).toBeNull();
  emails().getByText('No emails wait, and none failed.');
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => <li key={at}>Row {at + 1}</li>);
const showSection = (count: number, all?: string) =>
  renderComponent(
    <MemoryRouter>
      <AboutSection
        {...{ title: 'Things', rows: rows(count), failed: false, onRetry: () => undefined, none: 'None.' }}
        {...(all && { all })}
      />
    </MemoryRouter>,
    { boot: { me: aMe({ roles: ['MODERATOR'] }) } },
  );
const count = () => screen.getAllByRole('listitem').length;

it('shows the first entries and a link to the list with all of them', () => {
  const { unmount } = showSection(FIRST_ROWS + 1, '?tab=reports&contract=1');
  expect(count()).toBe(FIRST_ROWS);
  const link = screen.getByRole('link', { name: 'Show all: Things' });
  expect(link.getAttribute('href')).toBe('/?tab=reports&contract=1');
  unmount();
  showSection(FIRST_ROWS, '?tab=reports&contract=1');
  expect(count()).toBe(FIRST_ROWS);
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads to no list that the viewer may not open', () => {
  showSection(FIRST_ROWS + 1, '?tab=audit&target=1');
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens all entries in place if there is no list of them', () => {
  showSection(FIRST_ROWS + 2);
  fireEvent.click(screen.getByRole('button', { name: 'Show all: Things' }));
  expect(count()).toBe(FIRST_ROWS + 2);
});
