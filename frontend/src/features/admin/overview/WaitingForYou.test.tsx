import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { FirstWaitingDocument } from '../../../generated/admin-overview';
import type { Role } from '../../../generated/boot';
import { renderComponent } from '../../../testing/harness';
import { aMe } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { WaitingForYou } from './WaitingForYou';

const empty = { edges: [] };
const count = (of: number) => ({ __typename: 'WaitingCount', count: of });
const moderation = {
  reportsWaiting: count(1),
  reports: empty,
  flaggedContractsWaiting: count(0),
  flaggedContracts: empty,
  flaggedMessagesWaiting: count(0),
  flaggedMessages: empty,
};
const requests = { contactRequestsWaiting: count(0), contactRequests: empty };
const transfers = {
  transferNumbers: { __typename: 'TransferNumbers', waiting: 5, undecided: 2, reported: 3 },
  transfers: empty,
};

/** What is shown to a viewer with these roles, who must have asked exactly this. */
async function shownTo(roles: Role[], variables: object, data: object) {
  renderComponent(
    <MemoryRouter>
      <WaitingForYou />
    </MemoryRouter>,
    {
      boot: { me: aMe({ roles }) },
      mocks: [{ request: { query: FirstWaitingDocument, variables }, result: { data } }],
    },
  );
  await act(settle);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it('has every queue for an admin', async () => {
  const variables = { answers: true, moderates: true, decides: true, runs: true, group: 'WAITING' };
  const doubted = {
    ruleObservationsWaiting: count(1),
    ruleSubjects: { edges: [{ node: { __typename: 'RuleSubject', id: 'acme', name: 'Acme Leasing' } }] },
  };
  const asked = {
    organisationsWaiting: count(2),
    organisations: { edges: [{ node: { __typename: 'Organisation', id: 'motors', name: 'Acme Motors' } }] },
  };
  const data = { ...moderation, ...transfers, ...requests, ...asked, ...doubted };
  expect(await shownTo(['ADMIN'], variables, data)).toEqual([
    ['Open reports to decide', '/admin?tab=reports'],
    ['Open transfers to decide', '/admin?tab=sales&show=waiting'],
    ['Open organizations to approve', '/admin?tab=users&show=organizations'],
    ['Open rules to check', '/admin?tab=rules&needs=observations'],
  ]);
  screen.getByText('5 transfers to decide');
  screen.getByText('2 organizations to approve');
  screen.getByText('Acme Motors');
  screen.getByText('Acme Leasing');
});

it('has reports, flags and requests for a moderator, and the transfers that a report paused', async () => {
  const variables = { answers: true, moderates: true, decides: true, runs: false, group: 'REPORTED' };
  expect(await shownTo(['MODERATOR'], variables, { ...moderation, ...transfers, ...requests })).toEqual([
    ['Open reports to decide', '/admin?tab=reports'],
    ['Open transfers paused by a report', '/admin?tab=sales&show=reported'],
  ]);
  screen.getByText('3 transfers paused by a report');
});

it('has the fees for finance', async () => {
  const variables = { answers: false, moderates: false, decides: true, runs: false, group: 'UNDECIDED' };
  expect(await shownTo(['FINANCE'], variables, transfers)).toEqual([
    ['Open fees to decide', '/admin?tab=sales&show=undecided'],
  ]);
});

it('has requests for support, and names them when all are done', async () => {
  const variables = { answers: true, moderates: false, decides: false, runs: false, group: null };
  expect(await shownTo(['SUPPORT'], variables, requests)).toEqual([]);
  screen.getByText('Nothing. All requests are done.');
});
