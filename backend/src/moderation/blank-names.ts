const MASK = '•';

/** The text without these names: whole words only, in any case, a • for each character. */
export function blankNames(text: string, names: readonly string[]): string {
  return names.reduce((blanked, name) => {
    const words = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu');
    return blanked.replace(pattern, (found) => found.replace(/\S/gu, MASK));
  }, text);
}
