import { useEffect, useMemo } from 'react';
import type { LandingContent, LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { readLanding } from '@handover/domain/read-landing';
import { useContent } from '../../lib/content/useContent';

/** A fallback is a warning for hero and services, an error for how-it-works and trust. */
const report = (key: LandingKey, ...parts: unknown[]) =>
  key === 'hero_content' || key === 'services_content' ? console.warn(...parts) : console.error(...parts);

/** A section's content: null while loading, the defaults if the server has none or it is invalid. */
export function useLandingSection<Key extends LandingKey>(key: Key): LandingContent[Key] | null {
  const { values, loading, failed } = useContent();
  const stored = values.get(key);
  const { content, unreadable } = useMemo(() => readOrDefault(key, stored), [key, stored]);

  useEffect(() => {
    if (failed) report(key, `The content could not be loaded, ${key} shows its defaults`);
    if (unreadable) report(key, `${key} is not readable JSON, its defaults are shown`, unreadable);
  }, [failed, unreadable, key]);

  return loading ? null : content;
}

function readOrDefault<Key extends LandingKey>(
  key: Key,
  stored: string | undefined,
): { content: LandingContent[Key]; unreadable?: unknown } {
  const defaults: LandingContent[Key] = landingDefaults[key];
  if (stored === undefined) return { content: defaults };
  try {
    return { content: readLanding(key, stored) };
  } catch (unreadable) {
    return { content: defaults, unreadable };
  }
}
