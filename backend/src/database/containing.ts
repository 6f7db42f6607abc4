/** A LIKE pattern that finds `text` anywhere; `%` and `_` in it are ordinary characters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Lowercases every script, whatever the database's locale; the indexes use the same expression. */
export const folded = (text: string): string => `lower(${text} collate pg_unicode_fast)`;

/** Other letters are part of a trigram in some locales only. */
const TRIGRAM = /[a-z0-9]{3}/i;

/**
 * Text with three letters in a row is found by an index of trigrams. For shorter text this adds the condition that an index
 * of letter pairs serves; `value` is the placeholder of `text`.
 */
export const pairsOf = (column: string, text: string, value: () => string): string[] =>
  TRIGRAM.test(text) ? [] : [`letter_pairs(${column}) @> letter_pairs(${folded(value())})`];
