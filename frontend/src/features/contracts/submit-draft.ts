import { emptySubmit, REQUIRED, type SubmitValues } from './submit-form';

const DRAFT_DAYS = 30;
const KEY = 'handover.contract-draft.';

interface Stored {
  savedAt: number;
  values: SubmitValues;
}

/**
 * The unfinished form of a member on this device. It is kept when the session ends, so that the text is there again after
 * signing in; another member of the same browser does not see it.
 */
export function loadDraft(memberId: string): SubmitValues | null {
  try {
    const stored = JSON.parse(
      window.localStorage.getItem(KEY + memberId) ?? 'null',
    ) as Partial<Stored> | null;
    const isFresh = Date.now() - (stored?.savedAt ?? 0) < DRAFT_DAYS * 24 * 60 * 60_000;
    if (!stored?.values || !isFresh) return null;
    // only our own fields, in case an earlier release stored others
    const known: Record<string, unknown> = { ...stored.values };
    const values = { ...emptySubmit };
    for (const name of [...REQUIRED, 'incentive'] as const) {
      const value = known[name];
      if (typeof value === 'string') values[name] = value;
    }
    values.facts = textsIn(known['facts']);
    return isEmpty(values) ? null : values;
  } catch {
    return null;
  }
}

/** False if this browser stores nothing. */
export function saveDraft(memberId: string, values: SubmitValues): boolean {
  if (isEmpty(values)) return clearDraft(memberId);
  try {
    const stored: Stored = { savedAt: Date.now(), values };
    window.localStorage.setItem(KEY + memberId, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(memberId: string): boolean {
  try {
    window.localStorage.removeItem(KEY + memberId);
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
