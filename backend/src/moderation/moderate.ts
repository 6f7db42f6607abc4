import { invalid } from '../common/api/errors.js';
import {
  findOffPlatform,
  maskContacts,
  type Finding,
  type OffPlatformKind,
} from './detection/off-platform.js';
import { findSecret, SECRET_TEXTS } from './detection/secrets.js';
import { findSplitContacts } from './detection/split-contacts.js';

export interface Moderated {
  /** What others read in place of the text; null where they read the text itself. */
  masked: string | null;
  /** What an admin should look at. */
  flags: OffPlatformKind[];
}

/** `parts` are fragments of this text that form a contact only together with other texts. */
export function moderate(text: string, parts: readonly Finding[] = []): Moderated {
  const findings = [...findOffPlatform(text), ...parts];
  const masked = maskContacts(text, findings);
  return { masked: masked === text ? null : masked, flags: [...new Set(findings.map(({ kind }) => kind))] };
}

/** Several texts of one row: each as others read it, and the flags of all of them. */
export function moderateAll(texts: readonly string[]): {
  masked: Moderated['masked'][];
  flags: OffPlatformKind[];
} {
  const all = texts.map((text) => moderate(text));
  return { masked: all.map(({ masked }) => masked), flags: [...new Set(all.flatMap(({ flags }) => flags))] };
}

/** Refuses what must never be published, with a text for each field that has it. */
export function refuseSecrets(texts: Readonly<Record<string, string | null | undefined>>): void {
  const fields: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts)) {
    const secret = text ? findSecret(text) : null;
    if (secret) fields[field] = SECRET_TEXTS[secret];
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Consecutive texts of one sender; null for a text that has no part of a contact split over several of them. */
export function moderateTogether(texts: readonly string[]): (Moderated | null)[] {
  const parts = findSplitContacts(texts);
  return texts.map((text, at) => {
    const own = parts.filter((part) => part.text === at);
    return own.length > 0 ? moderate(text, own) : null;
  });
}
