import { adminAccounts } from '../../users/accounts.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

export const secondFactors: LaunchCheckDefinition = {
  key: 'second-factors',
  title: 'Two-step sign-in of all admins',
  why: 'A stolen password of an admin must not be enough to refund, export and delete.',
  fix: { label: 'My Account > Security', href: '/account?tab=security' },
  async find({ database }) {
    const admins = await adminAccounts(database);
    const without = admins.filter(({ hasSecondFactor }) => !hasSecondFactor).map(({ email }) => email);
    if (admins.length === 0) return open('There is no admin.');
    return without.length === 0
      ? done('Every admin has a second step.')
      : open(`Without a second step: ${without.join(', ')}.`);
  },
};
