/** A LIKE pattern that finds `text` anywhere; `%` and `_` in it are ordinary characters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
