import { expect, it } from '@jest/globals';
import { answerText, hostOf, stateOf, testText, troubleText } from './webhook-words';

const attempt = { at: '2026-03-01T12:00:00.000Z', status: 500, answer: 'Oh no', error: null, took: 41 };
const webhook = { id: 'w', url: 'https://dealer.example/x', events: [], oldSecretUntil: null };

it('says what came of the last attempt', () => {
  expect(answerText({ attempts: [] })).toBe('Not sent yet');
  expect(answerText({ attempts: [attempt, { ...attempt, status: 200, took: 12 }] })).toBe(
    'Answered 200 in 12 ms',
  );
  expect(answerText({ attempts: [{ ...attempt, status: null, error: 'connect ECONNREFUSED' }] })).toBe(
    'No answer: connect ECONNREFUSED',
  );
});

it('says whether a test was accepted, with what the receiver answered', () => {
  expect(testText({ status: 'DELIVERED', attempts: [{ ...attempt, status: 204 }] })).toBe(
    'It works. Answered 204 in 41 ms.',
  );
  expect(testText({ status: 'FAILED', attempts: [attempt] })).toBe(
    'It did not accept the event. Answered 500 in 41 ms: “Oh no”',
  );
});

it('says why a webhook is off', () => {
  const [failingSince, disabledAt] = ['2026-03-01T12:00:00.000Z', '2026-03-06T12:00:00.000Z'];
  const textOf = (changes: object) =>
    troubleText({ ...webhook, failingSince: null, disabledAt: null, ...changes }, 0);
  expect(textOf({})).toBe('');
  expect(textOf({ failingSince })).toMatch(/^No event was accepted since /);
  expect(textOf({ disabledAt, failingSince })).toMatch(/^Switched off on .*, after five days/);
  expect(textOf({ disabledAt })).toMatch(/^You switched it off on /);
  // a test that failed while it was off
  expect(textOf({ disabledAt, failingSince: '2026-03-06T12:00:01.000Z' })).toMatch(
    /^You switched it off on /,
  );
});

it('names the state and the host of a webhook', () => {
  const moment = '2026-03-01T12:00:00.000Z';
  expect(stateOf({ ...webhook, failingSince: null, disabledAt: null }).label).toBe('On');
  expect(stateOf({ ...webhook, failingSince: moment, disabledAt: null }).label).toBe('Failing');
  expect(stateOf({ ...webhook, failingSince: moment, disabledAt: moment }).label).toBe('Off');
  expect([hostOf(webhook.url), hostOf('nonsense')]).toEqual(['dealer.example', 'nonsense']);
});
