import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderComponent } from '../../testing/harness';
import { TermsDialog } from './TermsDialog';

const sent = jest.fn<(variables: Record<string, number>) => Promise<object>>();
const answer = jest.fn<(isGiven: boolean) => void>();
beforeEach(() => {
  sent.mockReset();
  answer.mockReset();
  globalThis.fetch = async (_path, init) => {
    const { variables } = JSON.parse(init?.body as string) as { variables: Record<string, number> };
    return Response.json(await sent(variables));
  };
});

const changesTo = (version: number) => ({
  data: {
    legalChanges: {
      ...{ version, notes: [`News of ${version}.`] },
      pieces: [
        { change: 'SAME', text: 'The fee is ' },
        { change: 'REMOVED', text: '$25' },
        { change: 'ADDED', text: '$30' },
      ],
    },
  },
});
const done = { data: { acceptTerms: { success: true } } };
const refused = (code: string, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code } }],
});

const open = () =>
  renderComponent(
    <TermsDialog
      question={{ code: 'TERMS_REQUIRED', details: { version: 3, acceptedVersion: 1 }, answer }}
    />,
  );
const acceptButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accept and go on' });

test('shows what changed since the accepted version, and accepts the one that is shown', async () => {
  sent.mockResolvedValueOnce(changesTo(3)).mockResolvedValueOnce(done);
  open();
  expect(acceptButton().disabled).toBe(true);
  await screen.findByText('News of 3.');
  expect(sent).toHaveBeenCalledWith({ since: 1 });
  expect([screen.getByText('$25').tagName, screen.getByText('$30').tagName]).toEqual(['DEL', 'INS']);
  fireEvent.click(acceptButton());
  await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
  expect(sent).toHaveBeenLastCalledWith({ version: 3 });
});

test('loads the changes again if they cannot be loaded', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(changesTo(3));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('News of 3.');
});

test('shows the terms that replaced those which the member was reading', async () => {
  sent
    .mockResolvedValueOnce(changesTo(3))
    .mockResolvedValueOnce(refused('CONFLICT', 'These terms have been replaced.'))
    .mockResolvedValueOnce(changesTo(4))
    .mockResolvedValueOnce(done);
  open();
  await screen.findByText('News of 3.');
  fireEvent.click(acceptButton());
  await screen.findByText('These terms have been replaced.');
  await screen.findByText('News of 4.');
  fireEvent.click(acceptButton());
  await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
  expect(sent).toHaveBeenLastCalledWith({ version: 4 });
});

test('goes on with nothing if the member does not want to accept', async () => {
  sent.mockResolvedValueOnce(changesTo(3));
  open();
  await screen.findByText('News of 3.');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(answer).toHaveBeenCalledWith(false);
});
