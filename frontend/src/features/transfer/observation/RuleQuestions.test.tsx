import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ObserveRuleDocument, type TransferFieldsFragment } from '../../../generated/transfer';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { shownTo, until } from '../../../testing/transfers';
import { RuleQuestions } from './RuleQuestions';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const ended = (ruleQuestions: TransferFieldsFragment['ruleQuestions']) => ({
  ...shownTo('buyer', until(null)),
  ruleQuestions,
});
const show = (ruleQuestions: TransferFieldsFragment['ruleQuestions'], mocks: HarnessOptions['mocks'] = []) =>
  renderComponent(<RuleQuestions transfer={ended(ruleQuestions)} />, { mocks });
const card = () => screen.queryByRole('region', { name: 'What did the leasing company ask?' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

const sending = (answers: object, note: string | null, result: object) => ({
  request: {
    query: ObserveRuleDocument,
    variables: { transferId: ended('OPEN').id, input: { answers, note } },
  },
  result,
});

it('sends what was answered, in cents and days', async () => {
  const told = { __typename: 'Transfer', id: ended('OPEN').id, ruleQuestions: 'ANSWERED' };
  const answers = { allowed: 'depends', fee: 13_550, days: 9 };
  const { client } = show('OPEN', [sending(answers, 'By mail.', { data: { observeRule: told } })]);
  type('Transfers allowed', 'depends');
  type('Transfer fee', '135.50');
  type('Days to the decision', '9');
  type('Anything else (optional)', ' By mail. ');
  send();
  await waitFor(() =>
    expect((client.cache.extract() as Record<string, unknown>)[`Transfer:${told.id}`]).toMatchObject({
      ruleQuestions: 'ANSWERED',
    }),
  );
});

it('asks for one answer at least, and says what is wrong with one', async () => {
  show('OPEN');
  send();
  await screen.findByText('Please answer at least one question.');
  type('Days to the decision', '400');
  send();
  await screen.findByText(/365/);
  expect(screen.queryByText('Please answer at least one question.')).toBeNull();
});

it('shows why the server refused it', async () => {
  const text = 'You have told us about this transfer already.';
  show('OPEN', [sending({ holderReleased: 'no' }, null, refusal('CONFLICT', text))]);
  type('Seller released afterwards', 'no');
  send();
  await screen.findByText(text);
});

it('thanks afterwards', () => {
  show('ANSWERED');
  screen.getByText(/^Thank you\. What you told us helps/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is put away in this browser without an answer, and not there before the end', () => {
  show('OPEN');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(card()).toBeNull();
  cleanup();
  show('OPEN');
  expect(card()).toBeNull();
  window.localStorage.clear();
  cleanup();
  show(null);
  expect(card()).toBeNull();
});
