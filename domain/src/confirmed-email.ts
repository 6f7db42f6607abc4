/** The setting that lists what needs a confirmed email address; it is not stored, or `off`, if nothing does. */
export const REQUIRE_CONFIRMED_EMAIL = 'require_confirmed_email';

/** Listing contracts, writing in public threads, paying, applying for contracts. */
export const CONFIRMED_USES = ['list', 'write', 'pay', 'apply'] as const;
export type ConfirmedUse = (typeof CONFIRMED_USES)[number];

const OFF = 'off';

const wordsOf = (value: string): string[] => value.split(',').map((word) => word.trim());

const isUse = (word: string): word is ConfirmedUse => (CONFIRMED_USES as readonly string[]).includes(word);

export const isConfirmedUses = (value: string): boolean =>
  value.trim() === OFF || wordsOf(value).every(isUse);

/** What needs a confirmed address, as the setting says. Words that are none of them are ignored. */
export const confirmedUses = (value: string | null | undefined): ConfirmedUse[] =>
  wordsOf(value ?? OFF).filter(isUse);

/** The text of the setting, in the order of the words. */
export const confirmedUsesText = (uses: readonly ConfirmedUse[]): string =>
  CONFIRMED_USES.filter((use) => uses.includes(use)).join(', ') || OFF;
