import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import {
  AdminRuleSubjectsDocument,
  SaveRuleSubjectDocument,
  type RuleSubjectFilter,
} from '../../../generated/admin-rules';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { asAdmin } from '../../../testing/samples';
import { RulesTab } from './RulesTab';
import { aSubject, aVersion, listed } from './samples';

type Mock = NonNullable<HarnessOptions['mocks']>[number];

const list = (filter: RuleSubjectFilter, ...subjects: Parameters<typeof listed>): Mock => ({
  request: { query: AdminRuleSubjectsDocument, variables: { filter } },
  result: listed(...subjects),
});
const save = (input: object, result: object): Mock => ({
  request: { query: SaveRuleSubjectDocument, variables: { input } },
  result,
});
const show = (search: string, ...mocks: Mock[]) =>
  renderComponent(
    <MemoryRouter initialEntries={[`/admin?tab=rules${search}`]}>
      <RulesTab />
    </MemoryRouter>,
    { boot: asAdmin, mocks },
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rowTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says of each what it is, what is in force for each type and what waits', async () => {
  const versions = [aVersion(3, { status: 'DRAFT' }), aVersion(2, { status: 'PUBLISHED' })];
  show(
    '',
    list(
      {},
      aSubject({ types: ['CAR_LEASE', 'LOAN'], rules: versions }),
      aSubject({ id: 'other', name: 'Oregon', kind: 'STATE', status: 'DRAFT' }),
    ),
  );
  await screen.findByText('Acme Leasing');
  expect(rowTexts()).toEqual([
    'Acme LeasingCompany · Car Lease · LoanCar Lease: version 2 in force, checked Nov 20, 2026, acme.example ' +
      'Version 3 waitsLoan: nothing in force Edit',
    'OregonNot publicState · Car LeaseNothing in force Edit',
  ]);
  expect(screen.getByRole('link', { name: 'Acme Leasing' }).getAttribute('href')).toBe(
    `/admin?tab=rules&about=${aSubject().id}`,
  );
});

it('takes search and filters from the address, ignores words that it does not know, and writes them there', async () => {
  show(
    '&q=acme&kind=company&type=car-lease&status=published&needs=old',
    list({ q: 'acme', kind: 'COMPANY', type: 'CAR_LEASE', status: 'PUBLISHED', isOld: true }, aSubject()),
    list({ q: 'acme', kind: 'COMPANY', type: 'CAR_LEASE', status: 'PUBLISHED', noSource: true }),
  );
  await screen.findByText('Acme Leasing');
  type('To do', 'no-source');
  await screen.findByText('Nothing found');
});

it('an unknown filter filters nothing, and an empty rule book says what to do', async () => {
  show('&kind=planet', list({}));
  await screen.findByText('Nothing in the rule book yet');
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('');
});

it('offers to read again what could not be read', async () => {
  show('', { ...list({}), error: new Error('gone') } as Mock, list({}, aSubject()));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Acme Leasing');
});

it('adds a company, names the other one at the field that it has, and opens its page', async () => {
  const words = { kind: 'COMPANY', name: 'Acme Leasing', slug: 'acme-leasing', types: ['CAR_LEASE'] };
  const taken = '"Acme" belongs to Acme Bank.';
  show(
    '',
    list({}),
    save({ ...words, aliases: ['Acme', 'ACME Inc'] }, refusal('CONFLICT', taken, { aliases: taken })),
    save({ ...words, aliases: [] }, { data: { saveRuleSubject: aSubject() } }),
    list({ q: aSubject().id }, aSubject()),
  );
  await screen.findByText('Nothing in the rule book yet');
  press('Add');
  const dialog = within(await screen.findByRole('dialog'));
  press('Save');
  await dialog.findByText('Please enter a name (at least 2 characters).');
  dialog.getByText('Please enter 2 to 60 characters: a-z, 0-9 and single dashes.');
  dialog.getByText('Please choose at least one type.');
  type('Name', ' Acme Leasing ');
  type('Address', 'acme-leasing');
  fireEvent.click(dialog.getByLabelText('Car Lease'));
  type('Other names', ' Acme \n\nACME Inc\n');
  press('Save');
  await dialog.findByText(taken);
  type('Other names', '');
  press('Save');
  await screen.findByRole('heading', { name: 'Acme Leasing' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes names and types, and leaves kind and address', async () => {
  const input = {
    ...{ id: aSubject().id, kind: 'COMPANY', slug: 'acme-leasing', name: 'Acme' },
    ...{ types: ['CAR_LEASE', 'LOAN'], aliases: [] },
  };
  const after = aSubject({ name: 'Acme', types: ['CAR_LEASE', 'LOAN'] });
  show('', list({}, aSubject()), save(input, { data: { saveRuleSubject: after } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Acme Leasing' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect([dialog.queryByLabelText('Kind'), dialog.queryByLabelText('Address')]).toEqual([null, null]);
  type('Name', 'Acme');
  fireEvent.click(dialog.getByLabelText('Loan'));
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Company · Car Lease · Loan');
});

it('what is retired cannot be edited', async () => {
  show('', list({}, aSubject({ status: 'RETIRED', mergedInto: 'x' })));
  await screen.findByText('Merged');
  expect(screen.queryByRole('button', { name: 'Edit Acme Leasing' })).toBeNull();
});
