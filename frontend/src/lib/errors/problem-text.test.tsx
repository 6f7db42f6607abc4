import { expect, test } from '@jest/globals';
import { refusalError } from '../../testing/harness';
import { problemText } from './problem-text';

test("shows the server's message for users", () => {
  expect(problemText(refusalError('CONFLICT', 'Too late.'))).toBe('Too late.');
});

test('hides the message of an unexpected error', () => {
  expect(problemText(refusalError('INTERNAL', 'relation "users" does not exist'))).toBe(
    'Something went wrong on our side. Please try again in a moment.',
  );
});

test('names the connection if there was no response, or what the form knows about it', () => {
  expect(problemText(new TypeError('Failed to fetch'))).toBe(
    "We couldn't reach the site. Please check your connection and try again.",
  );
  expect(problemText(new Error('Canceled'), 'Your passkey was not used.')).toBe('Your passkey was not used.');
});
