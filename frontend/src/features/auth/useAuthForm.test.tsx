import { beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderWithProduct } from '../../testing/harness';
import { useAuthForm } from './useAuthForm';

const post = jest.fn<typeof fetch>();
const onDone = jest.fn();
const onSecondStep = jest.fn();
beforeEach(() => {
  for (const mock of [post, onDone, onSecondStep]) mock.mockReset();
  globalThis.fetch = post;
});

const answers = (status: number, body: object) =>
  post.mockResolvedValue(new Response(JSON.stringify(body), { status }));

/** Submits a sign-in form with one email. */
async function submit() {
  const { hook } = renderWithProduct(() => {
    const auth = useAuthForm('/api/login', { email: 'ada@example.com' }, onDone, onSecondStep);
    return { ...auth, emailError: auth.form.formState.errors.email?.message };
  });
  await act(() => hook().onSubmit());
  return hook();
}

test('posts the values and continues', async () => {
  answers(200, {});
  const { busy, problem } = await submit();
  expect(post.mock.calls[0]).toMatchObject([
    '/api/login',
    { method: 'POST', body: '{"email":"ada@example.com"}' },
  ]);
  expect(onDone).toHaveBeenCalled();
  // The button stays busy until the browser has left the page.
  expect({ busy, problem }).toEqual({ busy: true, problem: null });
});

test('shows the text of a field at the field', async () => {
  answers(400, {
    error: 'Please check.',
    code: 'VALIDATION',
    details: { fields: { email: 'Not an email.' } },
  });
  expect(await submit()).toMatchObject({ emailError: 'Not an email.', problem: null, busy: false });
});

test('shows any other refusal above the form', async () => {
  answers(401, { error: 'Wrong email or password.', code: 'UNAUTHENTICATED' });
  expect(await submit()).toMatchObject({ problem: 'Wrong email or password.', busy: false });
  expect(onDone).not.toHaveBeenCalled();
});

test('goes on to the second step if the server asks for it', async () => {
  answers(401, { error: 'Enter your code.', code: 'SECOND_FACTOR_REQUIRED' });
  expect(await submit()).toMatchObject({ problem: null, busy: false });
  expect(onSecondStep).toHaveBeenCalled();
});

test('explains an unreachable server', async () => {
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await submit()).problem).toMatch(/check your connection/);
});
