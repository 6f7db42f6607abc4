/** A LIKE pattern that finds `text` anywhere; `%` and `_` in it are ordinary characters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Lowercases every script, whatever the database's locale; the indexes use the same expression. */
export const folded = (text: string): string => `lower(${text} collate pg_unicode_fast)`;

/** Only in some locales can other letters be part of a trigram. */
const TRIGRAM = /[a-z0-9]{3}/i;

/**
 * A trigram index finds text with three letters in a row. For shorter text this returns a condition for the index of
 * letter pairs. `value` returns the placeholder of `text`.
 */
export const pairsOf = (column: string, text: string, value: () => string): string[] =>
  TRIGRAM.test(text) ? [] : [`letter_pairs(${column}) @> letter_pairs(${folded(value())})`];
