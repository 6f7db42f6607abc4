/** Limits of canned answers and of the replies to contact requests that are written with them. */
export const CANNED_ANSWER_LIMITS = { title: 80, text: 5_000, most: 50 } as const;
export const REPLY_LIMIT = CANNED_ANSWER_LIMITS.text;

const PLACEHOLDER = /\{\s*[\p{L}\d_.-]+\s*\}/gu;
const NAME = '{name}';

/** The first placeholder that nothing replaces, such as `{date}`; null if there is none. */
export const unknownPlaceholder = (text: string): string | null =>
  text.match(PLACEHOLDER)?.find((found) => found !== NAME) ?? null;

/** A canned answer to the person with this name. */
export const filledAnswer = (text: string, name: string): string => text.replaceAll(NAME, () => name);
