import { isEnglish } from './english-words.js';

/** Names of services that people misspell, by mistake or to get past the guard. */
const NAMES =
  'facebook instagram telegram whatsapp snapchat discord twitter craigslist paypal venmo zelle cashapp bitcoin gmail hotmail yahoo outlook icloud';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** In a shorter name a wrong letter makes another word too often, and a missing first letter in most. */
const [LONG, LONGEST] = [6, 8];

const MEANT = new Map<string, string>();
for (const name of NAMES.split(' '))
  for (const misspelled of misspellingsOf(name))
    if (misspelled !== name && !isEnglish(misspelled)) MEANT.set(misspelled, name);

/** The service that a misspelled name means; null if the word is a known one. */
export const serviceMeantBy = (word: string): string | null => MEANT.get(word) ?? null;

/** With two letters swapped, one doubled or missing; in a long name also with a wrong letter. */
function misspellingsOf(name: string): string[] {
  return Array.from(name, (letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    if (at === 0) return name.length >= LONGEST ? [after] : [];
    const swapped = after ? [before + after.slice(0, 1) + letter + after.slice(1)] : [];
    const missing = after || name.length >= LONG ? [before + after] : [];
    const wrong = name.length >= LONG ? LETTERS.map((other) => before + other + after) : [];
    return [...swapped, ...missing, ...wrong, before + letter + letter + after];
  }).flat();
}
