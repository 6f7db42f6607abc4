import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusalError, renderComponent } from '../../testing/harness';
import { does, shownTo, until } from '../../testing/transfers';
import { PrimaryAct } from './NextStep';
import type { Act } from './acts/transfer-acts';

const open = (
  primary: Exclude<Act, 'accept'>,
  role: 'holder' | 'buyer',
  transfer: ReturnType<typeof until>,
  onAct: () => Promise<void> = () => Promise.resolve(),
) => {
  const sent = jest.fn(onAct);
  const onAsk = jest.fn<(act: Act) => void>();
  const context = { t: shownTo(role, transfer), fee: '$25.00' };
  renderComponent(<PrimaryAct act={primary} context={context} mayRefuse onAct={sent} onAsk={onAsk} />);
  return { sent, onAsk };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('one press marks a step as done, and a second one does nothing while it is sent', async () => {
  let answer = () => {};
  const { sent, onAsk } = open(
    'complete',
    'buyer',
    until('apply'),
    () => new Promise((resolve) => (answer = resolve)),
  );
  press('Mark as done');
  press('Mark as done');
  expect(screen.getByRole('button', { name: 'Mark as done' }).ariaBusy).toBe('true');
  expect([sent.mock.calls.length, onAsk.mock.calls.length]).toEqual([1, 0]);
  answer();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as done' }).disabled).toBe(false),
  );
});

test('the dialog for a date or a note is a quieter button away', () => {
  const { sent, onAsk } = open('complete', 'buyer', until('apply'));
  press('Add a date or a note');
  expect(onAsk).toHaveBeenCalledWith('complete');
  expect(sent).not.toHaveBeenCalled();
});

test('one press confirms what the other party said', async () => {
  const { sent } = open('confirm', 'holder', does(until('inspect'), 'buyer', 'complete-step'));
  expect(names()).toEqual(['Confirm that it is done', 'Add a note']);
  await act(async () => void press('Confirm that it is done'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('written consent, and the word that completes the transfer, are asked for in a dialog', () => {
  const consent = open('complete', 'buyer', until('consent'));
  expect(names()).toEqual(['Record the approval', 'The answer is no']);
  press('Record the approval');
  expect(consent.onAsk).toHaveBeenCalledWith('complete');
  const last = open('confirm', 'buyer', does(until('confirmed'), 'holder', 'complete-step'));
  press('Confirm that it is done');
  expect(last.onAsk).toHaveBeenCalledWith('confirm');
  for (const { sent } of [consent, last]) expect(sent).not.toHaveBeenCalled();
});

test('says why the server did not do it', async () => {
  open('complete', 'buyer', until('apply'), () =>
    Promise.reject(refusalError('CONFLICT', 'This is not the current step.')),
  );
  press('Mark as done');
  expect((await screen.findByText('This is not the current step.')).closest('[role=alert]')).not.toBeNull();
});
