import { DRAFT_KEY } from '../../../lib/session/unsent-texts';
import { emptySubmit, REQUIRED, type SubmitValues } from './submit-form';

const DRAFT_DAYS = 30;

interface Stored {
  savedAt: number;
  values: SubmitValues;
}

/**
 * The unfinished form of a member on this device. It is kept when the session expires, so that the text is there again after
 * signing in, and not when they sign out; another member of the same browser does not see it.
 */
export function loadDraft(memberId: string): SubmitValues | null {
  try {
    removeOld();
    const stored = read(DRAFT_KEY + memberId);
    if (!stored?.values) return null;
    // only our own fields, in case an earlier release stored others
    const known: Record<string, unknown> = { ...stored.values };
    const values = { ...emptySubmit };
    for (const name of [...REQUIRED, 'incentive', 'organisationId'] as const) {
      const value = known[name];
      if (typeof value === 'string') values[name] = value;
    }
    values.facts = textsIn(known['facts']);
    return isEmpty(values) ? null : values;
  } catch {
    return null;
  }
}

/** Null without one, and for one that is broken. */
function read(key: string): Partial<Stored> | null {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as Partial<Stored> | null;
  } catch {
    return null;
  }
}

/** Of all members of this browser: a draft may have a VIN and a street. */
function removeOld(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(DRAFT_KEY)) continue;
    const isFresh = Date.now() - (read(key)?.savedAt ?? 0) < DRAFT_DAYS * 24 * 60 * 60_000;
    if (!isFresh) window.localStorage.removeItem(key);
  }
}

/** False if this browser stores nothing. */
export function saveDraft(memberId: string, values: SubmitValues): boolean {
  if (isEmpty(values)) return clearDraft(memberId);
  try {
    const stored: Stored = { savedAt: Date.now(), values };
    window.localStorage.setItem(DRAFT_KEY + memberId, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(memberId: string): boolean {
  try {
    window.localStorage.removeItem(DRAFT_KEY + memberId);
    return true;
  } catch {
    return false;
  }
}

const textsIn = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((stored ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const isEmpty = ({ facts, ...texts }: SubmitValues): boolean =>
  [...Object.values(texts), ...Object.values(facts)].every((value: string) => !value.trim());
