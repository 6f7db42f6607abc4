import { afterEach, expect, jest, test } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApplyForContractDocument, MyCandidateProfileDocument } from '../../../generated/candidates';
import { anApplication } from '../../../testing/candidates';
import { refusal, renderComponent } from '../../../testing/harness';
import { contractNumber } from '../../../testing/samples';
import { AskDialog } from './AskDialog';

afterEach(cleanup);

const contract = contractNumber(1);
const profile = (answers: Record<string, unknown>): MockLink.MockedResponse => ({
  request: { query: MyCandidateProfileDocument, variables: { type: 'CAR_LEASE' } },
  result: {
    data: {
      myCandidateProfile: { __typename: 'CandidateProfile', type: 'CAR_LEASE', answers, updatedAt: null },
    },
  },
});
const sent = (input: object, result: object): MockLink.MockedResponse => ({
  request: { query: ApplyForContractDocument, variables: { contractId: contract.id, input } },
  result,
});

function open(mocks: MockLink.MockedResponse[], requirements: Record<string, string> | null = null) {
  const onSent = jest.fn();
  renderComponent(
    <AskDialog
      contract={contract}
      isStandBy={false}
      facts={{}}
      requirements={requirements}
      listed={{ incentive: 50_000 }}
      onSent={onSent}
      onClose={jest.fn()}
    />,
    { mocks },
  );
  return onSent;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const step = (title: string) => screen.findByRole('heading', { name: title });

test('the answers of the last time are there, and an unmet requirement is told but stops nobody', async () => {
  open([profile({ creditBand: '600-659', state: 'TX' })], { creditBand: '700-739' });
  await step('Your answers');
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('TX');
  const note = screen.getByRole('note');
  within(note).getByText('Credit score: 700 to 739, or higher');
  within(note).getByText(/You may still ask/);
  type('Credit score', '740-up');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  type('Credit score', '600-659');
  press('Next');
  await step('Terms');
});

test('a wrong answer is told at its field, which has the focus, and the step stays', async () => {
  open([profile({})]);
  await step('Your answers');
  type('Miles per month', 'many');
  press('Next');
  await screen.findByText(/Miles per month: please enter a whole number/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Miles per month')));
  expect(screen.queryByRole('heading', { name: 'Terms' })).toBeNull();
});

test('the check shows what the seller will see, and nothing typed is lost when sending fails', async () => {
  const input = { answers: { creditBand: '700-739' }, terms: { incentive: 150_000 } };
  const onSent = open([
    profile({ creditBand: '700-739' }),
    sent(input, refusal('CONFLICT', 'You have asked for 10 contracts.')),
    sent(input, { data: { applyForContract: anApplication() } }),
  ]);
  await step('Your answers');
  press('Next');
  await step('Terms');
  expect(document.activeElement).toBe(await step('Terms'));
  screen.getByText('Listed: $500.00');
  type(/Incentive/, 'lots');
  press('Next');
  await screen.findByText(/Please enter an amount/);
  type(/Incentive/, '1,500');
  press('Next');
  await step('Check');
  const stated = within(screen.getByRole('region', { name: 'A candidate, as stated' }));
  stated.getByText('700 to 739');
  within(screen.getByRole('region', { name: 'Terms' })).getByText('$1,500.00');
  fireEvent.click(screen.getByLabelText(/Keep my answers/));
  press('Send to the seller');
  await screen.findByText('You have asked for 10 contracts.');
  expect(onSent).not.toHaveBeenCalled();
  press('Send to the seller');
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('an answer that the server refuses leads back to its step', async () => {
  open([
    profile({}),
    sent(
      { answers: { note: 'Call me' } },
      refusal('VALIDATION', 'Please check the fields.', { note: 'Please leave out card numbers.' }),
    ),
  ]);
  await step('Your answers');
  type('Note to the seller', 'Call me');
  press('Next');
  await step('Terms');
  press('Next');
  await step('Check');
  press('Send to the seller');
  await step('Your answers');
  await screen.findByText('Please leave out card numbers.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note to the seller').value).toBe('Call me');
});
