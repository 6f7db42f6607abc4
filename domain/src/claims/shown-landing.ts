import type { LandingContent, LandingKey } from '../landing-content.js';
import { landingDefaults } from '../landing-defaults.js';
import { readLanding } from '../read-landing.js';
import { SITE_DEFAULTS, SITE_KEYS } from '../site.js';
import { claimOf, CLAIM_KEYS, type ClaimKey } from './claims.js';

type Settings = ReadonlyMap<string, string>;

export const LANDING_KEYS = Object.keys(landingDefaults) as readonly LandingKey[];

/** A section as visitors read it: what is stored, or the default of what is missing or not readable. */
function landingOf<Key extends LandingKey>(key: Key, settings: Settings): LandingContent[Key] {
  const stored = settings.get(key);
  if (stored === undefined)
    return key === 'hero_content'
      ? { ...landingDefaults[key], ...headlineIn(settings) }
      : landingDefaults[key];
  try {
    return readLanding(key, stored);
  } catch {
    return landingDefaults[key];
  }
}

/** The settings `hero_title` and `hero_subtitle` apply until `hero_content` exists. */
export function headlineIn(
  settings: Settings,
): Partial<Pick<LandingContent['hero_content'], 'title' | 'subtitle'>> {
  const [title, subtitle] = ['hero_title', 'hero_subtitle'].map((key) => settings.get(key)?.trim());
  return { ...(title && { title }), ...(subtitle && { subtitle }) };
}

/** The claims whose default texts are in place, whether stored or not. */
export function claimsInPlace(settings: Settings): ClaimKey[] {
  const shown = new Set(LANDING_KEYS.flatMap((key) => stringsIn(landingOf(key, settings))));
  shown.add(settings.get(SITE_KEYS.footerLine)?.trim() || SITE_DEFAULTS.footerLine);
  return CLAIM_KEYS.filter((key) => {
    const { texts, isFixed = false } = claimOf(key);
    return isFixed || texts.some((text) => shown.has(text));
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** A section without these claims. A testimonial without its words is none. */
export function landingWithout<Key extends LandingKey>(
  key: Key,
  settings: Settings,
  hidden: readonly ClaimKey[],
): LandingContent[Key] {
  const texts = new Set(hidden.flatMap((claim) => claimOf(claim).texts));
  const isHidden = (value: unknown) => typeof value === 'string' && texts.has(value);
  const shown = JSON.stringify(landingOf(key, settings), (_, value: unknown) => {
    if (isHidden(value)) return '';
    return isObject(value) && isHidden(value['content']) ? null : value;
  });
  return readLanding(key, shown);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
