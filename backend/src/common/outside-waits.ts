import { AppError } from './api/errors.js';
import { FairQueue } from './fair-queue.js';

const LONGEST_WAIT_SECONDS = 10;

const tooMany = () =>
  new AppError('UNAVAILABLE', 'Another address is being asked right now. Please try again in a moment.', {
    retryAfterSeconds: LONGEST_WAIT_SECONDS,
  });

/**
 * Requests that wait for a server that a member named, by member. One that answers late holds a place among the requests
 * of everyone, so that such requests are few, and those beyond them are refused at once.
 */
export const outsideWaits = new FairQueue(
  { atOnce: 8, atOncePerSource: 1, waiting: 0, waitingPerSource: 0 },
  tooMany,
);
