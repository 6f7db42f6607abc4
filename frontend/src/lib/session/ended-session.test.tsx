import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { aMe } from '../../testing/samples';
import { refusal, renderWithProduct } from '../../testing/harness';
import { SetupRequiredDocument } from '../../generated/boot';
import { request } from '../boot/request';
import { useDraftAcrossSignIn } from './ended-session';
import { useSession } from './useSession';

const answer = jest.fn<typeof fetch>();
const restore = jest.fn<(draft: string) => void>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
  restore.mockReset();
  sessionStorage.clear();
});
const answerWith = (body: unknown) => answer.mockResolvedValueOnce(new Response(JSON.stringify(body)));

/** A page with one text field, opened by `me`. */
const openPage = (me = aMe(), text = '') =>
  renderWithProduct(
    () => {
      useDraftAcrossSignIn('question', text, restore);
      return useSession();
    },
    { boot: { me } },
  );

/** An operation is refused; the server then answers who is signed in. */
async function refuse(signedIn: ReturnType<typeof aMe> | null) {
  answerWith(refusal('UNAUTHENTICATED', 'Please sign in to continue.'));
  answerWith({ data: { me: signedIn } });
  await act(() => request(SetupRequiredDocument).catch(() => undefined));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
}

test('a refused operation ends the session of the page, which keeps its member', async () => {
  const page = openPage();
  await refuse(null);
  await waitFor(() => expect(page.hook().ended).toBe(true));
  expect(page.hook().me).toEqual(aMe());
});

test('a wrong password is refused in the same way and ends nothing', async () => {
  const page = openPage();
  await refuse(aMe());
  expect(page.hook().ended).toBe(false);
});

test('the text typed when the session ended is given back once, to its writer only', async () => {
  const page = openPage(aMe(), 'Is the deposit included?');
  await refuse(null);
  await waitFor(() => expect(page.hook().ended).toBe(true));
  page.unmount();

  openPage().unmount();
  expect(restore.mock.calls).toEqual([['Is the deposit included?']]);
  openPage().unmount();
  expect(restore).toHaveBeenCalledTimes(1);
});

test('another member does not get the text', async () => {
  const page = openPage(aMe(), 'Is the deposit included?');
  await refuse(null);
  await waitFor(() => expect(page.hook().ended).toBe(true));
  page.unmount();
  openPage(aMe({ id: 'another' })).unmount();
  expect(restore).not.toHaveBeenCalled();
});
