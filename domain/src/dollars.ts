/**
 * Parses dollars as people write them ("1234.50", "1,234.50", "$1,234.50") into cents, rounded. Returns null for
 * everything else, in particular "1234,5": it may mean 1,234.50 or 12,345, and guessing would list a contract at a
 * wrong price.
 */
export function parseDollars(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?$/.exec(text.trim());
  if (!match || !/\d/.test(text)) return null;
  const [, whole = '0', rest = ''] = match;
  return Math.round(Number(whole.replaceAll(',', '') + rest) * 100);
}
