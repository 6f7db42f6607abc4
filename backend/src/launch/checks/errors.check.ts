import { done, inGuide, open, type LaunchCheckDefinition } from '../launch-check.js';
import { errorsOfLastDay } from '../server-errors.js';

export const errors: LaunchCheckDefinition = {
  key: 'errors',
  title: 'No errors in the last day',
  why: 'Each is a request that failed by a fault of the server, and a visitor saw it fail.',
  fix: inGuide('Health'),
  async find({ database }) {
    const count = await errorsOfLastDay(database);
    return count === 0
      ? done('No request failed by a fault of the server in the last 24 hours.')
      : open(
          `${count === 1 ? 'One request' : `${count} requests`} failed in the last 24 hours: look for “request failed” in the log.`,
        );
  },
};
