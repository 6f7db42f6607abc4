/** The words that the phrases of one listing use; null for a word that this listing does not have. */
export type Words = Record<string, string | number | null>;

/**
 * A list of phrases, one in each line. {miles} stands for that word, {Miles} for the same with a capital letter.
 * A line may start with a condition: {?miles} requires the word, {?kind=truck} requires this value of it.
 */
export const phrases = (text: string): string[] => text.trim().split(/\n\s*/);

/** "red, dark blue" as a list. */
export const list = (text: string): string[] => text.split(/,\s+/);

/** "LX 24700, Sport 26700" as pairs of a name and a price in dollars. */
export const priced = (text: string): [name: string, price: number][] =>
  list(text).map((entry) => {
    const space = entry.lastIndexOf(' ');
    return [entry.slice(0, space), Number(entry.slice(space + 1))];
  });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The phrase with its words filled in; null if its condition is not met or the listing lacks one of its words. */
export function fill(phrase: string, words: Words): string | null {
  let isUsable = true;
  const wordOf = (name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word "${name}" for the demo phrase: ${phrase}`);
    isUsable &&= word !== null;
    return String(word);
  };
  const text = phrase
    .replace(/^\{\?(\w+)=?([\w-]*)\} /, (_, name: string, value: string) => {
      const word = wordOf(name);
      isUsable &&= !value || word === value;
      return '';
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const isCapital = /^[A-Z]/.test(name);
      return isCapital ? capital(wordOf(name.charAt(0).toLowerCase() + name.slice(1))) : wordOf(name);
    });
  return isUsable ? text : null;
}
