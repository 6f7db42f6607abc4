import { TRIAL_NOTE } from '../../installation/installation.js';
import { REPEATED } from '../../jobs/jobs.js';
import { queueState } from '../../jobs/queue-state.js';
import { done, inGuide, open, type LaunchCheckDefinition } from '../launch-check.js';

const MOST_MINUTES = 5;

export const jobs: LaunchCheckDefinition = {
  key: 'jobs',
  title: 'Background jobs run',
  why: 'Mails, payments and deadlines wait in a queue until a running process takes them.',
  fix: inGuide('Health'),
  async find({ database, installation }) {
    if (installation.isTrial) return open(TRIAL_NOTE);
    const { oldestDueSeconds, repeated } = await queueState(database);
    const minutes = Math.floor(oldestDueSeconds / 60);
    if (minutes >= MOST_MINUTES) return open(`A job that is due has been waiting for ${minutes} minutes.`);
    const missing = Object.keys(REPEATED).length - repeated;
    return missing > 0
      ? open(`${missing} of the repeated jobs are not queued: start Handover.`)
      : done('No job is late.');
  },
};
