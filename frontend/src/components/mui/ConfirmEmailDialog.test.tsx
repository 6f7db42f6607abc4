import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderComponent } from '../../testing/harness';
import { ConfirmEmailDialog } from './ConfirmEmailDialog';

const sent = jest.fn<(path: string) => Promise<Response>>();
const answer = jest.fn<(isGiven: boolean) => void>();
beforeEach(() => {
  sent.mockReset();
  answer.mockReset();
  globalThis.fetch = (path) => sent(path as string);
  renderComponent(
    <ConfirmEmailDialog question={{ code: 'CONFIRMED_EMAIL_REQUIRED', details: undefined, answer }} />,
  );
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const refusal = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ error: 'No.', code }, { status }));

test('sends the confirmation again and goes on when the member says that it is done', async () => {
  sent.mockResolvedValueOnce(Response.json({ success: true }));
  click('Send the confirmation again');
  await screen.findByText('Check your inbox: we sent you a new link.');
  expect(sent).toHaveBeenCalledWith('/api/auth/email-confirmation');
  expect(answer).not.toHaveBeenCalled();
  click('I confirmed it, go on');
  expect(answer).toHaveBeenCalledWith(true);
});

test('says so if the address was confirmed meanwhile', async () => {
  sent.mockImplementationOnce(refusal(409, 'CONFLICT'));
  click('Send the confirmation again');
  await screen.findByText('Your email address is confirmed. You can go on.');
  expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull();
});

test('shows why no email was sent, and stops with nothing', async () => {
  sent.mockImplementationOnce(refusal(429, 'RATE_LIMITED'));
  click('Send the confirmation again');
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  click('Not now');
  expect(answer).toHaveBeenCalledWith(false);
});
