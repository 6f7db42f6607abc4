import { databaseTime } from '../../database/database-time.js';
import { done, inGuide, open, type LaunchCheckDefinition } from '../launch-check.js';

const MOST_SECONDS = 5;

export const clock: LaunchCheckDefinition = {
  key: 'clock',
  title: 'Clocks agree',
  why: 'Deadlines of transfers are computed with the clocks of both the database and this process.',
  fix: inGuide('Outages'),
  async find({ database }) {
    const from = Date.now();
    const there = await databaseTime(database);
    const here = (from + Date.now()) / 2;
    const seconds = Math.abs(there - here) / 1_000;
    return seconds > MOST_SECONDS
      ? open(`The clocks of the database and of this process differ by ${Math.round(seconds)} seconds.`)
      : done('Database and process have the same time.');
  },
};
