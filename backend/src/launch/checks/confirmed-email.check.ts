import { confirmedUses, REQUIRE_CONFIRMED_EMAIL } from '@handover/domain/confirmed-email';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

const WORDS = {
  list: 'listing contracts',
  write: 'writing',
  pay: 'paying',
  apply: 'asking to take over',
} as const;

export const confirmedEmail: LaunchCheckDefinition = {
  key: 'confirmed-email',
  title: 'Decide what needs a confirmed email address',
  why: 'Without it, anyone can list, write and pay under an address that is not theirs, and never gets your mails.',
  fix: { label: 'Admin > Settings', href: '/admin?tab=settings' },
  async find({ settings }) {
    const value = await settings.findValue(REQUIRE_CONFIRMED_EMAIL);
    if (value === null) return open('Nothing needs it, because nobody has decided yet.');
    const uses = confirmedUses(value).map((use) => WORDS[use]);
    return done(uses.length === 0 ? 'Nothing needs it, as decided.' : `Needed for ${uses.join(', ')}.`);
  },
};
