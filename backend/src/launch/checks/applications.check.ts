import { applicationsTypes, APPLICATIONS_TYPES } from '@handover/domain/candidates/candidate-settings';
import { WORDS } from '@handover/domain/types/words';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

export const applications: LaunchCheckDefinition = {
  key: 'applications',
  title: 'Decide whose candidates sellers may choose',
  why: 'Fair housing and equal credit rules hold for apartments and mortgages, so ask a lawyer before sellers choose among candidates for them.',
  fix: { label: 'Admin > Settings', href: '/admin?tab=settings' },
  async find({ settings }) {
    const value = await settings.findValue(APPLICATIONS_TYPES);
    if (!value?.trim())
      return open('With live payments, homes take no applications, because nobody has decided yet.');
    const types = applicationsTypes(value, { live: true }).map((type) => WORDS[type].many);
    return done(
      types.length === 0 ? 'Nobody takes applications, as decided.' : `Decided for ${types.join(', ')}.`,
    );
  },
};
