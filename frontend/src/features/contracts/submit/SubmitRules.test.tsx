import { definitionsOf } from '@handover/domain/facts/definitions';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { CheckRulesDocument, CompanyNamesDocument, type RuleLevel } from '../../../generated/rules';
import { renderComponent } from '../../../testing/harness';
import { aMe } from '../../../testing/samples';
import { ruleCheckOf } from './rule-check';
import { emptySubmit, toInput, type SubmitValues } from './submit-form';
import { SubmitContractForm } from './SubmitContractForm';
import { SubmitRules } from './SubmitRules';
import { SubmitThirdParty } from './SubmitThirdParty';

beforeAll(() => void Object.assign(window, { scrollTo: () => undefined }));
afterEach(cleanup);

const lease: SubmitValues = {
  ...emptySubmit,
  ...{ title: '2024 Honda Civic', type: 'car-lease', description: 'Kept well.', location: 'Austin, TX' },
  ...{ monthlyPayment: '389', remainingTermMonths: '5' },
  facts: { thirdParty: 'Acme Leasing', thirdPartyFeeBy: 'buyer' },
};
const TOO_LATE = 'From May 3, 2026 on Acme Leasing accepts no transfer.';

const line = (level: RuleLevel, key: string, text: string, subject = 'Acme Leasing') => ({
  ...{ __typename: 'RuleLine' as const, key, level, text, subject },
  ...{ source: 'acme.example', sourceUrl: 'https://acme.example/leases', checkedOn: '2026-11-20' },
});
const lines = [
  line('STOP', 'too-late', TOO_LATE),
  line('WARN', 'still-liable', 'Acme Leasing keeps you liable.'),
  line('INFO', 'transferFee', 'Transfer fee: $135.00, paid by the seller'),
  line('INFO', 'depositCapMonths', 'Highest deposit: 1 month', 'New York'),
];
const checked = (values: SubmitValues, shown = lines) => ({
  request: { query: CheckRulesDocument, variables: { input: ruleCheckOf(values) } },
  result: {
    data: {
      checkRules: {
        __typename: 'RuleCheck',
        company: { __typename: 'ContractCompany', slug: 'acme', name: 'Acme Leasing' },
        lines: shown,
        suggestedFacts: { thirdPartyFee: 13_500, thirdPartyFeeBy: 'holder' },
      },
    },
  },
});

const formWith = (values: SubmitValues) =>
  renderHook(() => useForm({ defaultValues: values })).result.current;

test('says what the company asks, problems apart, and fills in only what is empty', async () => {
  const form = formWith(lease);
  renderComponent(<SubmitRules control={form.control} setValue={form.setValue} />, {
    mocks: [checked(lease), checked({ ...lease, facts: filled })],
  });
  await screen.findByRole('heading', {
    name: 'What Acme Leasing usually asks (checked Nov 20, 2026, acme.example)',
  });
  const problems = screen.getByText('Stop:').closest('ul');
  expect(within(problems as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  screen.getByText('Highest deposit: 1 month (New York)');
  expect(screen.getAllByRole('link', { name: 'acme.example' })[0]?.getAttribute('rel')).toContain('nofollow');
  fireEvent.click(screen.getByRole('button', { name: 'Use these' }));
  expect(form.getValues('facts')).toEqual(filled);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use these' })).toBeNull());
});
const filled = { thirdParty: 'Acme Leasing', thirdPartyFeeBy: 'buyer', thirdPartyFee: '135.00' };

test('a suggested company is sent by its id, and another text without one', async () => {
  const names = (q: string) => ({
    request: { query: CompanyNamesDocument, variables: { q, type: 'CAR_LEASE' } },
    result: {
      data: {
        companies: {
          __typename: 'CompanyConnection',
          edges: [
            {
              __typename: 'CompanyEdge',
              node: { __typename: 'Company', id: 'acme-id', type: 'CAR_LEASE', name: 'Acme Leasing' },
            },
          ],
        },
      },
    },
  });
  const form = formWith({ ...lease, facts: {} });
  const definition = definitionsOf('car-lease').find(({ key }) => key === 'thirdParty');
  if (!definition) throw new Error('Every type has a third party');
  renderComponent(<SubmitThirdParty type="CAR_LEASE" definition={definition} control={form.control} />, {
    mocks: [names('Acme'), names('Acme Leasing'), names('Acme Ltd')],
  });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(definition.label), { target: { value } });
  type('Acme');
  await waitFor(() => expect(document.querySelector('option')?.value).toBe('Acme Leasing'));
  expect(toInput(form.getValues())).not.toHaveProperty('companyId');
  type('Acme Leasing');
  await waitFor(() => expect(toInput(form.getValues())).toMatchObject({ companyId: 'acme-id' }));
  type('Acme Ltd');
  await waitFor(() => expect(toInput(form.getValues())).not.toHaveProperty('companyId'));
});

function renderForm(shown = lines) {
  const save = jest.fn(async () => ({ id: 'contract-1' }));
  const onSubmitted = jest.fn();
  const edit = { values: lease, isHolder: true, save, busy: false };
  renderComponent(
    <MemoryRouter>
      <SubmitContractForm memberId="sam" edit={edit} onSubmitted={onSubmitted} onCancel={() => undefined} />
    </MemoryRouter>,
    { boot: { me: aMe() }, mocks: [checked(lease, shown), checked(lease, shown)] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { save, onSubmitted };
}

test('a stop asks before it is saved, and never keeps it from being saved', async () => {
  const { save, onSubmitted } = renderForm();
  const dialog = await screen.findByRole('alertdialog', { name: 'Save anyway?' });
  within(dialog).getByText(new RegExp(TOO_LATE));
  expect(within(dialog).queryByText(/keeps you liable/)).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save Anyway' }));
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('contract-1'));
});

test('warnings alone ask nothing', async () => {
  const { onSubmitted } = renderForm(lines.slice(1));
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('contract-1'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
