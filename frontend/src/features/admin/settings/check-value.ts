import type { LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { readLanding } from '../../../lib/content/read-landing';
import { readSocialLinks } from '../../../lib/content/read-social';

const isLandingKey = (key: string): key is LandingKey => Object.hasOwn(landingDefaults, key);

/** Returns what is wrong with a value that the site reads as JSON; undefined for plain text. */
export function valueWarning(key: string, value: string): string | undefined {
  try {
    if (isLandingKey(key)) readLanding(key, value);
    else if (key === 'social_content') readSocialLinks(value);
    return undefined;
  } catch {
    return isLandingKey(key)
      ? 'This value is not valid JSON. The landing page shows its built-in text instead.'
      : 'This value is not valid JSON. The footer shows no social links.';
  }
}

/** True while the claims and testimonials are the shipped placeholders. */
export function hasPlaceholderClaims(trustContent: string | undefined): boolean {
  if (trustContent === undefined || valueWarning('trust_safety_content', trustContent)) return true;
  const content = readLanding('trust_safety_content', trustContent);
  return JSON.stringify(content) === JSON.stringify(readDefaults());
}

/** Both sides pass through the same reader, so the key order is equal. */
const readDefaults = () =>
  readLanding('trust_safety_content', JSON.stringify(landingDefaults.trust_safety_content));
