import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminRuleObservationsDocument,
  AdminRuleSubjectsDocument,
  PublishRuleDocument,
} from '../../../generated/admin-rules';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import type { Subject } from './rule-words';
import { aSubject, aVersion, listed } from './samples';
import { SubjectPage } from './SubjectPage';

const { id } = aSubject();
const noObservations = {
  request: { query: AdminRuleObservationsDocument, variables: { subjectId: id } },
  result: {
    data: {
      ruleObservations: {
        __typename: 'RuleObservationConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
};
const show = (found: Subject[], mocks: HarnessOptions['mocks'] = []) =>
  renderComponent(
    <MemoryRouter initialEntries={[`/admin?tab=rules&about=${id}`]}>
      <SubjectPage id={id} />
    </MemoryRouter>,
    {
      boot: asAdmin,
      mocks: [
        {
          request: { query: AdminRuleSubjectsDocument, variables: { filter: { q: id } } },
          result: listed(...found),
        },
        noObservations,
        ...mocks,
      ],
    },
  );

it('shows what is in force as members read it, and each version with its differences', async () => {
  const values = { feeMin: 13_500, feeMax: 13_500, feePaidBy: 'holder' };
  const rules = [
    aVersion(3, { status: 'PUBLISHED', publishedAt: '2026-11-22T10:00:00.000Z', values }),
    aVersion(2, { values }),
    aVersion(1, { values: { feeMin: 10_000 }, publishedAt: '2026-11-21T10:00:00.000Z' }),
  ];
  show([aSubject({ rules, aliases: ['ACME'] })]);
  await screen.findByText('Version 3 in force');
  screen.getByText('Other names: ACME');
  const read = screen.getByRole('list', { name: 'What members read about Acme Leasing' });
  expect(read.textContent).toBe('Transfer fee: $135.00, paid by the seller');
  expect(screen.getByRole('link', { name: 'acme.example' }).getAttribute('href')).toBe(
    'https://acme.example/',
  );
  const versions = within(screen.getByRole('list', { name: 'Versions for Car Lease' })).getAllByRole(
    'listitem',
  );
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    'Version 3In forcepublished Nov 22, 2026No difference to version 2.',
    'Version 2Replacedwritten Nov 21, 2026, never publishedLowest transfer fee$100.00 → $135.00' +
      'Highest transfer fee$135.00Who pays the transfer feeThe seller',
    'Version 1Replacedpublished Nov 21, 2026Lowest transfer fee$100.00Sourceacme.example' +
      'Address of the sourcehttps://acme.example/CheckedNov 20, 2026',
  ]);
});

it('says where a merged one went', async () => {
  show([aSubject({ status: 'RETIRED', mergedInto: 'other' })]);
  const link = await screen.findByRole('link', { name: 'another one' });
  expect(link.getAttribute('href')).toBe('/admin?tab=rules&about=other');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('says that an id is unknown', async () => {
  show([]);
  await screen.findByText('Not in the rule book');
});

const draft = aVersion(2, { status: 'DRAFT', values: { notInLastMonths: 3 } });
const inForce = aVersion(1, { status: 'PUBLISHED' });
const reading = (...rules: Subject['rules']) => ({
  request: { query: AdminRuleSubjectsDocument, variables: { filter: { q: id } } },
  result: listed(aSubject({ rules })),
});
const publishing = (result: object) => ({
  request: { query: PublishRuleDocument, variables: { id: draft.id } },
  result,
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function publish() {
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  return dialog;
}

it('publishes a draft after a look at what changes and what members will read', async () => {
  const published = { ...draft, status: 'PUBLISHED' as const, publishedAt: '2026-11-26T10:00:00.000Z' };
  show(
    [aSubject({ rules: [draft, inForce] })],
    [
      publishing({ data: { publishRule: published } }),
      reading(published, aVersion(1, { publishedAt: '2026-11-21T10:00:00.000Z' })),
    ],
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Publish version 2 for Car Lease?' });
  expect(dialog.textContent).toContain('It replaces version 1 at once, on every contract of Acme Leasing.');
  expect(dialog.textContent).toContain('Not in the last6 months → 3 months');
  expect(dialog.textContent).toContain('Not in the last: 3 months');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Version 2 in force');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('keeps the draft if another one has replaced it meanwhile', async () => {
  const text = 'A later version has replaced this one. Save it again first.';
  show([aSubject({ rules: [{ ...draft, checkedOn: null }] })], [publishing(refusal('CONFLICT', text))]);
  const dialog = await publish();
  await waitFor(() => dialog.getByText(/Publishing says that you have read the source today\./));
  screen.getByText('Version 2 waits');
});

it('opens the form of a type, and the address keeps it', async () => {
  show([aSubject({ types: ['CAR_LEASE', 'LOAN'], rules: [draft] })]);
  await screen.findByText('Version 2 waits');
  press('Write a version for Loan');
  await screen.findByRole('form', { name: 'New version for Loan' });
  press('Edit the draft for Car Lease');
  await screen.findByRole('form', { name: 'New version for Car Lease' });
  expect(screen.queryByRole('form', { name: 'New version for Loan' })).toBeNull();
  press('Cancel');
  await screen.findByText('Version 2 waits');
});

it('what is retired has neither form nor draft, and a type that was removed only its versions', async () => {
  const { unmount } = show([aSubject({ status: 'RETIRED', rules: [draft] })]);
  await screen.findByText('Retired: its rules apply to nothing any more.');
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  show([aSubject({ types: ['LOAN'], rules: [inForce] })]);
  await screen.findByText('Version 1 in force');
  expect(screen.queryByRole('button', { name: /for Car Lease/ })).toBeNull();
  screen.getByRole('button', { name: 'Write a version for Loan' });
});
