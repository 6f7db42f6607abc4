import { expect, it } from '@jest/globals';
import { AppError } from '../../../common/api/errors.js';
import { unavailable } from '../../../common/api/to-app-error.js';
import { REFUSED } from '../../../photos/photo.limits.js';
import { failureOfPhoto, failureOfRequest, failureOfStatus, MOST_TRIES } from './photo-failures.js';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });
const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

it.each([
  ['a timeout', failureOfRequest(timeout, 1)],
  ['a refused connection', failureOfRequest(withCode('ECONNREFUSED'), 1)],
  ['a closed connection', failureOfRequest(withCode('UND_ERR_SOCKET'), 1)],
  ['a failing name server', failureOfRequest(new AppError('UNAVAILABLE', 'The name server'), 1)],
  ...[408, 425, 429, 500, 502, 503, 504].map(
    (status) => [`a ${status}`, failureOfStatus(status, 1)] as const,
  ),
])('%s is tried again', (_, { waitMinutes }) => expect(waitMinutes).toBe(1));

it.each([
  ['a refused address', failureOfRequest(new AppError('VALIDATION', 'It is private.'), 1)],
  ['a wrong certificate', failureOfRequest(withCode('CERT_HAS_EXPIRED'), 1)],
  ['an answer that is not HTTP', failureOfRequest(withCode('HPE_INVALID_CONSTANT'), 1)],
  ...[204, 301, 400, 401, 403, 404, 410].map(
    (status) => [`a ${status}`, failureOfStatus(status, 1)] as const,
  ),
  ['what is no photo', failureOfPhoto(new AppError('BAD_REQUEST', REFUSED.type), 1)],
])('%s is not', (_, { waitMinutes }) => expect(waitMinutes).toBeNull());

it('waits 1, 5 and 30 minutes, and is given up after four attempts', () => {
  const waits = [1, 2, 3, 4].map((tries) => failureOfStatus(503, tries).waitMinutes);
  expect(waits).toEqual([1, 5, 30, null]);
  expect(MOST_TRIES).toBe(4);
});

it('does not count an attempt for which this server was too busy', () =>
  expect(failureOfPhoto(unavailable(), 4)).toMatchObject({ waitMinutes: 1, isOurs: true }));
