import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AdminRuleSubjectsDocument } from '../../../generated/admin-rules';
import { renderComponent, type HarnessOptions } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import type { Subject } from './rule-words';
import { aSubject, aVersion, listed } from './samples';
import { SubjectPage } from './SubjectPage';

const { id } = aSubject();
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
