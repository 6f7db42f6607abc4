import type { LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import type { SettingCategory } from '../../../generated/admin';
import { readLanding } from '@handover/domain/read-landing';
import { readSocialLinks } from '../../../lib/content/read-social';
import { timeAgoInText } from '../../../lib/format/time';

/** Explains why a stored value has no effect. */
export function ValueWarning({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Box
      role="note"
      sx={{ display: 'flex', gap: 1, mt: 1, color: 'warning.main', fontSize: '0.875rem', fontWeight: 500 }}
    >
      <TriangleAlert size={17} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      {text}
    </Box>
  );
}

/** "Updated 5 minutes ago", after a description if there is one. Hydration may find a different time. */
export const ChangedTime = ({ description, iso }: { description?: string | null; iso: string }) => (
  <>
    {description && `${description} · `}
    <time dateTime={iso} suppressHydrationWarning>
      {`${description ? 'updated' : 'Updated'} ${timeAgoInText(iso)}`}
    </time>
  </>
);

/** A stored value in monospace, e.g. JSON. */
export const CodeText = ({ children }: { children: string }) => (
  <Box
    component="pre"
    sx={{
      m: 0,
      mt: 1,
      p: 1.5,
      borderRadius: '10px',
      bgcolor: 'sunken.main',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: '0.8125rem',
      lineHeight: 1.5,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);

export const categoryLabels: Record<SettingCategory, string> = {
  GENERAL: 'General',
  LANDING: 'Landing',
  CONTACT: 'Contact',
  HERO: 'Hero',
  SERVICES: 'Services',
  TRUST_SAFETY: 'Trust & Safety',
  SOCIAL: 'Social',
};

export const categoryOptions = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));

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
