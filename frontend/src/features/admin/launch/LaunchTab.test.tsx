import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  ConfirmLaunchMailDocument,
  LaunchChecksDocument,
  ReviewStatesDocument,
  SendLaunchMailDocument,
  UnwaiveLaunchCheckDocument,
  WaiveLaunchCheckDocument,
  type LaunchCheckFieldsFragment,
} from '../../../generated/admin-launch';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { LaunchTab } from './LaunchTab';

type Check = LaunchCheckFieldsFragment;

const fix = (label: string, href: string | null) => ({ __typename: 'LaunchFix' as const, label, href });

const check = (key: string, title: string, change: Partial<Check> = {}) => ({
  __typename: 'LaunchCheck' as const,
  ...{ key, title, why: `Why ${title}.`, status: 'OPEN' as const },
  ...{ reason: `Found ${title}.`, found: `Found ${title}.`, waivedBy: null, waivedAt: null },
  fix: fix('Admin > Content', '/admin?tab=content'),
  ...change,
});
const WAIVED = {
  ...{ status: 'WAIVED' as const, reason: 'Next week.', waivedBy: 'ada@example.com' },
  waivedAt: '2026-03-01T12:00:00.000Z',
};
const ALL = [
  check('claims', 'Claims'),
  check('states', 'States'),
  check('mail', 'Mail'),
  check('payments', 'Payments', {
    fix: fix('Stripe', 'https://dashboard.stripe.com/webhooks'),
  }),
  check('https', 'HTTPS', { fix: fix('The guide', null) }),
  check('legal-texts', 'Legal', WAIVED),
  check('clock', 'Clock', { status: 'DONE' }),
];

const listed = (checks: object[] = ALL) => ({
  request: { query: LaunchChecksDocument },
  result: { data: { launchChecks: checks } },
});

async function show(mocks: HarnessOptions['mocks'] = [listed()]) {
  renderComponent(
    <MemoryRouter>
      <LaunchTab />
    </MemoryRouter>,
    { mocks },
  );
  await act(settle);
}
const group = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('lists what is open first, then waived and done, with why and where', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Open (5)', 'Waived (1)', 'Done (1)'],
  ]);
  screen.getByText('1 of 7 done, 1 waived');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('29');
  const open = group('Open (5)');
  open.getByText('Why Claims.');
  expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin?tab=content', '/admin?tab=content', '/admin?tab=content'],
    'https://dashboard.stripe.com/webhooks',
  ]);
  open.getByText('See: The guide');
  group('Waived (1)').getByText('Waived by ada@example.com on March 1, 2026: “Next week.”');
  expect(group('Done (1)').queryByRole('button')).toBeNull();
});

it('waives a check with a reason, and takes a waiver back', async () => {
  await show([
    listed(),
    {
      request: { query: WaiveLaunchCheckDocument, variables: { key: 'claims', reason: 'Next week.' } },
      result: { data: { waiveLaunchCheck: check('claims', 'Claims', WAIVED) } },
    },
    {
      request: { query: UnwaiveLaunchCheckDocument, variables: { key: 'legal-texts' } },
      result: { data: { unwaiveLaunchCheck: check('legal-texts', 'Legal') } },
    },
  ]);
  await press('Waive: Claims');
  await press('Waive');
  screen.getByText('Please enter a reason (at least 3 characters).');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Next week. ' } });
  await press('Waive');
  await waitFor(() => group('Waived (2)').getByText('Why Claims.'));
  await press('Take back the waiver: Legal');
  await waitFor(() => group('Open (5)').getByText('Why Legal.'));
});

it('the admin says that the states were reviewed', async () => {
  await show([
    listed(),
    {
      request: { query: ReviewStatesDocument },
      result: { data: { reviewStates: check('states', 'States', { status: 'DONE' }) } },
    },
  ]);
  await press('I have reviewed the states');
  await waitFor(() => group('Done (2)').getByText('Why States.'));
});

it('a test email is sent, and its code shows that it arrived', async () => {
  const confirm = (code: string, result: object) => ({
    request: { query: ConfirmLaunchMailDocument, variables: { code } },
    result,
  });
  await show([
    listed(),
    {
      request: { query: SendLaunchMailDocument },
      result: { data: { sendLaunchMail: check('mail', 'Mail', { found: 'On its way.' }) } },
    },
    confirm('0000 0000', refusal('VALIDATION', 'No.', { code: 'This code is wrong.' })),
    confirm('12345678', { data: { confirmLaunchMail: check('mail', 'Mail', { status: 'DONE' }) } }),
  ]);
  await press('Send a test email');
  const type = async (code: string) => {
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } });
    await press('Confirm');
  };
  await type('123');
  screen.getByText('Please type the eight digits of the email.');
  await type('0000 0000');
  await screen.findByText('This code is wrong.');
  await type(' 12345678 ');
  await waitFor(() => group('Done (2)').getByText('Why Mail.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that the site could not be looked at, and looks again', async () => {
  await show([{ request: { query: LaunchChecksDocument }, error: new Error('away') }, listed()]);
  await press('Try again');
  await screen.findByText('1 of 7 done, 1 waived');
});

it('refreshes the list', async () => {
  await show([listed(), listed(ALL.map((one) => ({ ...one, status: 'DONE' })))]);
  await press('Check again');
  await screen.findByText('7 of 7 done. Nothing is left to do.');
});
