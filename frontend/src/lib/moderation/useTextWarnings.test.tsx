import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { PreviewTextDocument } from '../../generated/moderation';
import { refusal, renderWithProduct, type HarnessOptions } from '../../testing/harness';
import { useTextWarnings } from './useTextWarnings';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const PHONE = 'Call 555 010 0199';
const WARNING = 'Phone numbers are hidden.';

const request = (text: string) => ({ query: PreviewTextDocument, variables: { text } });
const answer = (text: string, warnings: string[], delay = 0) => ({
  request: request(text),
  result: { data: { previewText: { __typename: 'TextPreview', warnings } } },
  delay,
});

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** Renders the hook with a text that can be changed, as typing does. */
function renderWarnings(mocks: HarnessOptions['mocks'], first: string) {
  let text = first;
  const { hook, rerender } = renderWithProduct(() => useTextWarnings(text), { mocks: mocks ?? [] });
  return {
    warnings: hook,
    type: (next: string) => {
      text = next;
      rerender();
    },
  };
}

test('shows the warnings of the server once the typing pauses', async () => {
  const { warnings } = renderWarnings([answer(PHONE, [WARNING])], PHONE);
  await pass(390);
  expect(warnings()).toEqual([]);
  await pass(20);
  expect(warnings()).toEqual([WARNING]);
});

test('asks about the last text only while the user is typing', async () => {
  // a request about the first text would have no answer, and so no warning
  const { warnings, type } = renderWarnings([answer(`${PHONE}!`, [WARNING])], PHONE);
  await pass(200);
  type(`${PHONE}!`);
  await pass(300);
  expect(warnings()).toEqual([]);
  await pass(200);
  expect(warnings()).toEqual([WARNING]);
});

test('ignores the answer about a text that has changed since', async () => {
  const late = answer(PHONE, ['An old warning.'], 1_000);
  const { warnings, type } = renderWarnings([late, answer(`${PHONE}!`, [WARNING])], PHONE);
  await pass(500);
  type(`${PHONE}!`);
  await pass(500);
  expect(warnings()).toEqual([WARNING]);
  await pass(2_000);
  expect(warnings()).toEqual([WARNING]);
});

test('shows no warning, and asks nothing, about a text that cannot hold a contact', async () => {
  const plain = 'Well kept and clean';
  const { warnings, type } = renderWarnings([answer(PHONE, [WARNING]), answer(plain, ['Asked.'])], PHONE);
  await pass(500);
  expect(warnings()).toEqual([WARNING]);
  type(plain);
  await pass(500);
  expect(warnings()).toEqual([]);
});

test('shows no warning as soon as the text is empty', async () => {
  const { warnings, type } = renderWarnings([answer(PHONE, [WARNING])], PHONE);
  await pass(500);
  type('  ');
  expect(warnings()).toEqual([]);
});

test('asks about the first 5,000 characters, which is all that the server reads', async () => {
  const start = PHONE.padEnd(5_000, '.');
  const { warnings } = renderWarnings([answer(start, [WARNING])], `${start} and more`);
  await pass(500);
  expect(warnings()).toEqual([WARNING]);
});

test('a failed check shows no warning', async () => {
  const { warnings, type } = renderWarnings(
    [
      answer(PHONE, [WARNING]),
      { request: request(`${PHONE}!`), result: refusal('RATE_LIMITED', 'Slow down.') },
    ],
    PHONE,
  );
  await pass(500);
  expect(warnings()).toEqual([WARNING]);
  type(`${PHONE}!`);
  await pass(500);
  expect(warnings()).toEqual([]);
});
