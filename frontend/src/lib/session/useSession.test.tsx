import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { aMe } from '../../testing/samples';
import { refusal, renderWithProduct } from '../../testing/harness';
import { SetupRequiredDocument } from '../../generated/boot';
import { request } from '../boot/request';
import { useSession } from './useSession';

const answer = jest.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});
const answerWith = (body: unknown) => answer.mockResolvedValueOnce(new Response(JSON.stringify(body)));

const openPage = () => renderWithProduct(useSession, { boot: { me: aMe() } });

/** Sends an operation that is refused; the server then answers who is signed in. */
async function refuse(signedIn: ReturnType<typeof aMe> | null) {
  answerWith(refusal('UNAUTHENTICATED', 'Please sign in to continue.'));
  answerWith({ data: { me: signedIn } });
  await act(() => request(SetupRequiredDocument).catch(() => undefined));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
}

test('a refused operation ends the session, but the page keeps its member', async () => {
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
