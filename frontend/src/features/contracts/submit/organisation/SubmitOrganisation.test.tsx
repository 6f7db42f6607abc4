import { expect, it } from '@jest/globals';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { OrganisationsOfListerDocument } from '../../../../generated/contracts-submit';
import { refusal, renderComponent } from '../../../../testing/harness';
import { emptySubmit, toInput, type SubmitValues } from '../submit-form';
import { SubmitOrganisation } from './SubmitOrganisation';

const organisation = (id: string, status = 'APPROVED', role: string | null = 'EDITOR') => ({
  __typename: 'Organisation' as const,
  ...{ id, name: `Name of ${id}`, badge: 'Dealer', status, role },
});
const answer = (...myOrganisations: object[]) => ({
  request: { query: OrganisationsOfListerDocument },
  result: { data: { myOrganisations } },
});
const failure = {
  request: { query: OrganisationsOfListerDocument },
  result: refusal('UNAVAILABLE', 'Away.'),
};

function open(mocks: (typeof failure | ReturnType<typeof answer>)[], values: Partial<SubmitValues> = {}) {
  const defaultValues = { ...emptySubmit, type: 'loan', ...values };
  const { result } = renderHook(() => useForm<SubmitValues>({ defaultValues }));
  const { client } = renderComponent(<SubmitOrganisation form={result.current} />, { mocks });
  return {
    input: () => toInput(result.current.getValues()),
    isAnswered: () =>
      waitFor(() => expect(client.readQuery({ query: OrganisationsOfListerDocument })).not.toBeNull()),
  };
}
const choice = () => screen.findByLabelText<HTMLSelectElement>('List it for');

it('lists for the member alone, until they choose an organization', async () => {
  const { input } = open([answer(organisation('acme'), organisation('own', 'APPROVED', 'OWNER'))]);
  expect([...(await choice()).options].map(({ label }) => label)).toEqual([
    ...['Yourself', 'Name of acme', 'Name of own'],
  ]);
  expect((await choice()).value).toBe('');
  expect(input()).not.toHaveProperty('organisationId');
  fireEvent.change(await choice(), { target: { value: 'own' } });
  await screen.findByText('Its page shows “Dealer: Name of own”.');
  expect(input()).toHaveProperty('organisationId', 'own');
  fireEvent.change(await choice(), { target: { value: '' } });
  expect(input()).not.toHaveProperty('organisationId');
});

it('is not there for readers, and not without an approved organization', async () => {
  const { isAnswered } = open([
    answer(
      organisation('a', 'APPROVED', 'READER'),
      organisation('b', 'REQUESTED'),
      organisation('c', 'CLOSED'),
    ),
  ]);
  await isAnswered();
  expect(screen.queryByLabelText('List it for')).toBeNull();
});

it('keeps the one of a draft', async () => {
  const kept = open([answer(organisation('acme'))], { organisationId: 'acme' });
  expect((await choice()).value).toBe('acme');
  expect(kept.input()).toHaveProperty('organisationId', 'acme');
});

it('drops the one of a draft that the member has left', async () => {
  const { input } = open([answer(organisation('acme'))], { organisationId: 'other' });
  await choice();
  await waitFor(() => expect(input()).not.toHaveProperty('organisationId'));
  expect((await choice()).value).toBe('');
});

it('says that it could not load the one of a draft', async () => {
  open([failure, answer(organisation('acme'))], { organisationId: 'acme' });
  fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
  expect((await choice()).value).toBe('acme');
});
