import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminRuleSubjectsDocument,
  MergeRuleSubjectsDocument,
  RetireRuleSubjectDocument,
  type RuleSubjectFilter,
} from '../../../generated/admin-rules';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import { aSubject, listed } from './samples';
import { SubjectRow } from './SubjectRow';

const OTHER = aSubject({ id: 'other', name: 'Acme Bank', slug: 'acme-bank' });
const { id } = aSubject();

const show = (...mocks: NonNullable<HarnessOptions['mocks']>) =>
  renderComponent(
    <MemoryRouter>
      <ul>
        <SubjectRow subject={aSubject()} />
      </ul>
    </MemoryRouter>,
    { boot: asAdmin, mocks },
  );
const found = (q: string, ...subjects: Parameters<typeof listed>) => ({
  request: {
    query: AdminRuleSubjectsDocument,
    variables: {
      filter: { ...(q && { q }), kind: 'COMPANY', status: 'PUBLISHED' } as RuleSubjectFilter,
      first: 11,
    },
  },
  result: listed(...subjects),
  // the merge reads it again
  maxUsageCount: 2,
});
async function choose(act: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Acme Leasing' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: act }));
}
const isClosed = () => waitFor(() => expect(screen.queryByText('Merge Acme Leasing')).toBeNull());

it('merges into one of the same kind that the search has found, never into itself', async () => {
  show(found('', aSubject(), aSubject({ id: 'third', name: 'Third' })), found('bank', OTHER), {
    request: { query: MergeRuleSubjectsDocument, variables: { id, into: 'other' } },
    result: { data: { mergeRuleSubjects: OTHER } },
  });
  await choose('Merge into another one');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Acme Leasing' }));
  await dialog.findByLabelText('Third (acme-leasing)');
  expect(dialog.getAllByRole('radio').length).toBe(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await dialog.findByText('Please choose one.');
  fireEvent.change(dialog.getByLabelText('Search the company that replaces it'), {
    target: { value: 'bank' },
  });
  fireEvent.click(await dialog.findByLabelText('Acme Bank (acme-bank)'));
  fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await isClosed();
});

it('stays open if the merge is refused', async () => {
  show(found('', OTHER), {
    request: { query: MergeRuleSubjectsDocument, variables: { id, into: 'other' } },
    result: refusal('CONFLICT', 'Acme Bank is not a published company.'),
  });
  await choose('Merge into another one');
  fireEvent.click(await screen.findByLabelText('Acme Bank (acme-bank)'));
  const merge = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' });
  fireEvent.click(merge);
  await waitFor(() => expect(merge.disabled).toBe(true));
  await waitFor(() => expect(merge.disabled).toBe(false));
  screen.getByText('Merge Acme Leasing');
});

it('says that nothing was found, or could not be read', async () => {
  const failed = { ...found(''), result: undefined, maxUsageCount: 1, error: new Error('gone') };
  show(failed as never, found(''));
  await choose('Merge into another one');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing found.');
});

it('retires after a question, and then offers nothing more', async () => {
  const retired = aSubject({ status: 'RETIRED' });
  const { client } = show({
    request: { query: RetireRuleSubjectDocument, variables: { id } },
    result: { data: { retireRuleSubject: retired } },
  });
  await choose('Retire');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire Acme Leasing?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(JSON.stringify(client.cache.extract())).toContain('"status":"RETIRED"');
});
