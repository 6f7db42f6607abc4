import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { refusal, refusalError, renderWithProduct } from '../../testing/harness';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useAttempt } from './useAttempt';

it('keeps the message of the server until the next attempt', async () => {
  const { hook } = renderWithProduct(useAttempt);
  let worked = true;
  await act(async () => {
    worked = await hook().run(() => Promise.reject(refusalError('CONFLICT', 'Not now.')), 'It failed.');
  });
  expect([worked, hook().problem, hook().busy]).toEqual([false, 'Not now.', false]);
  await act(async () => {
    worked = await hook().run(() => Promise.resolve(), 'It failed.');
  });
  expect([worked, hook().problem]).toEqual([true, '']);
});

it('says what failed if the server did not answer', async () => {
  const { hook } = renderWithProduct(useAttempt);
  await act(async () => void (await hook().run(() => Promise.reject(new Error('gone')), 'It failed.')));
  expect(hook().problem).toBe('It failed.');
});

it('leaves messages of fields to the form', async () => {
  const { hook } = renderWithProduct(useAttempt);
  const error = new CombinedGraphQLErrors(refusal('VALIDATION', 'Check it.', { name: 'Too short.' }));
  const shown: object[] = [];
  const onRefused = (fields: Record<string, string>) => shown.push(fields) > 0;
  await act(async () => void (await hook().run(() => Promise.reject(error), 'It failed.', onRefused)));
  expect([shown, hook().problem]).toEqual([[{ name: 'Too short.' }], '']);
});
