import { DAY_MS, dayOf } from '@handover/domain/days';
import { findMark } from '../../installation/marks.js';
import { wasRestored } from '../../installation/restored-file.js';
import { done, inGuide, open, type LaunchCheckDefinition } from '../launch-check.js';

const MOST_DAYS = 7;

export const backup: LaunchCheckDefinition = {
  key: 'backup',
  title: 'A backup, and a restore that worked',
  why: 'Only a backup that was restored once is known to help after a lost disk.',
  fix: inGuide('Backup and restore'),
  async find({ database }) {
    const [made, restored] = await Promise.all([findMark(database, 'backup'), findMark(database, 'restore')]);
    if (!made) return open('No backup is known: run make backup.');
    const day = dayOf(made.markedAt);
    if (Date.now() - Date.parse(made.markedAt) > MOST_DAYS * DAY_MS)
      return open(`The last backup is of ${day}, more than ${MOST_DAYS} days ago.`);
    const isTried = restored !== null || (await wasRestored(made.value));
    return isTried
      ? done(`The last backup is of ${day}, and one was restored.`)
      : open(`The last backup is of ${day}, but none was ever restored: try it with make restore.`);
  },
};
