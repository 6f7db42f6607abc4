import { beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ContactRequestInput } from '../../generated/contact';
import { refusal, renderWithProduct } from '../../testing/harness';
import { useSendContactRequest } from './useSendContactRequest';

const input: ContactRequestInput = { name: 'Ada Byron', email: 'ada@example.com' };
const failure = {
  title: 'Error Sending Message',
  description: 'There was a problem sending your message. Please try again or contact us directly.',
  variant: 'destructive',
};

const answer = jest.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});
const answerWith = (body: unknown) => answer.mockResolvedValue(new Response(JSON.stringify(body)));

test('a request that arrived is announced', async () => {
  answerWith({ data: { sendContactRequest: { success: true } } });
  const { hook, toast } = renderWithProduct(useSendContactRequest);

  expect(await act(() => hook().send(input))).toBeNull();
  expect(toast()).toEqual({
    title: 'Message Sent Successfully!',
    description: 'Our team will contact you within 24 hours to discuss your contract transfer needs.',
  });
  expect(JSON.parse(answer.mock.calls[0]?.[1]?.body as string)).toMatchObject({ variables: { input } });
});

test('texts for fields are shown at their fields', async () => {
  const fields = { email: 'Email must be an email address.' };
  answerWith(refusal('VALIDATION', 'Please check the marked fields.', fields));
  const { hook, toast } = renderWithProduct(useSendContactRequest);

  expect(await act(() => hook().send(input))).toEqual({ fields });
  expect(hook().problem).toEqual({ fields });
  expect(toast()).toEqual(failure);
});

test('a refusal of the whole request is shown below the form', async () => {
  answerWith(refusal('RATE_LIMITED', 'Please try again in an hour.'));
  const { hook, toast } = renderWithProduct(useSendContactRequest);

  await act(() => hook().send(input));
  expect(hook().problem).toEqual({ fields: {}, message: 'Please try again in an hour.' });
  expect(toast()).toEqual(failure);
});

test('without a connection the form says so and can be sent again', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline'));
  const { hook, toast } = renderWithProduct(useSendContactRequest);

  await act(() => hook().send(input));
  expect(toast()).toEqual(failure);
  expect(hook().busy).toBe(false);

  answerWith({ data: { sendContactRequest: { success: true } } });
  expect(await act(() => hook().send(input))).toBeNull();
  expect(hook().problem).toEqual({ fields: {} });
});
