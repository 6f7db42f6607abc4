import { LEGAL_TITLES } from '@handover/domain/legal/legal-kinds';
import { publishedVersions } from '../../legal/published-versions.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

export const legalTexts: LaunchCheckDefinition = {
  key: 'legal-texts',
  title: 'Legal texts of your own',
  why: 'The texts that come with Handover describe the product; no lawyer has read them for you.',
  fix: { label: 'Admin > Legal', href: '/admin?tab=legal' },
  async find({ database }) {
    const texts = await publishedVersions(database);
    const shipped = texts.filter(({ version }) => version === null);
    return shipped.length === 0
      ? done(texts.map(({ kind, version }) => `${LEGAL_TITLES[kind]}: version ${version}.`).join(' '))
      : open(`Still as shipped: ${shipped.map(({ kind }) => LEGAL_TITLES[kind]).join(' and ')}.`);
  },
};
