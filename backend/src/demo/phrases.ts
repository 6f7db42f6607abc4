/** The words that the phrases of one listing use; a word that this listing does not have is absent or null. */
export type Words = Record<string, string | number | null | undefined>;

/**
 * A list of phrases, one in each line; a line that ends in | goes on in the next. {miles} stands for that word, {Miles} for
 * the same with a capital letter.
 */
export const phrases = (text: string): string[] => text.trim().split(/(?<!\|)\n\s*/);

/** The columns of a phrase such as "a | b | c". */
export const columns = (phrase: string): string[] => phrase.split(/\s*\|\s*/);

/** "red, dark blue" as a list. */
export const list = (text: string): string[] => text.split(/,\s+/);

/** "LX 24700, Sport 26700" as pairs of a name and a price in dollars. */
export const priced = (text: string): [name: string, price: number][] =>
  list(text).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The phrase with its words filled in; null if the listing does not have all of them. */
export function fill(phrase: string, words: Words): string | null {
  let isComplete = true;
  const text = phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const isCapital = /^[A-Z]/.test(name);
    const word = words[isCapital ? name.charAt(0).toLowerCase() + name.slice(1) : name] ?? null;
    isComplete &&= word !== null;
    return isCapital ? capital(String(word)) : String(word);
  });
  return isComplete ? text : null;
}
