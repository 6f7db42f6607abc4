import { dayOf } from '@handover/domain/days';
import { findMark } from '../../installation/marks.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

export const states: LaunchCheckDefinition = {
  key: 'states',
  title: 'States reviewed',
  why: 'Some states may count the transfer fee as an advance fee, so you decide where you sell and who gets the fee back.',
  fix: { label: 'Admin > States', href: '/admin?tab=states' },
  async find({ database }) {
    const mark = await findMark(database, 'states-reviewed');
    return mark
      ? done(`Reviewed on ${dayOf(mark.markedAt)}.`)
      : open('No admin has said that the rules by state were reviewed.');
  },
};
