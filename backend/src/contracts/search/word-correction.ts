import { CAR_MODELS } from '@handover/domain/types/car-lease/car-models';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { definitionsOf } from '@handover/domain/facts/definitions';
import { PLACES } from '../../places/place-data.js';
import { spelled } from '../../places/place-names.js';

/** Shorter words have too many neighbors. */
const SHORTEST = 4;
/** From this length on two letters may be wrong, in shorter words one. */
const LONG = 7;
/** No word of the dictionary is longer. */
const LONGEST = 20;
/** Comparing a word with the dictionary takes some milliseconds of the event loop. */
const MOST_WORDS = 3;

/**
 * Makes, brands and models first, then cities, the largest first. Of two equally near words the earlier one is chosen.
 */
const DICTIONARY: readonly string[] = [
  ...new Set(
    [
      ...CONTRACT_TYPES.flatMap((type) => definitionsOf(type)).flatMap(({ suggestions = [] }) => suggestions),
      ...CAR_MODELS,
      ...PLACES.map(({ name }) => name),
    ]
      .flatMap((name) => spelled(name).split(' '))
      .filter((word) => word.length >= SHORTEST),
  ),
];
const KNOWN = new Set(DICTIONARY);
/** Only words with the same first letter are compared: it is rarely wrong, and they are a twentieth of all words. */
const BY_FIRST_LETTER = Map.groupBy(DICTIONARY, (word) => word[0] as string);

/** Replaces words that are not in the dictionary by the nearest that is; null if there is nothing to replace. */
export function corrected(words: readonly string[]): string[] | null {
  if (words.length > MOST_WORDS) return null;
  const changed = words.map((word) => nearestWord(word.toLowerCase()) ?? word);
  return changed.some((word, at) => word !== words[at]) ? changed : null;
}

function nearestWord(word: string): string | null {
  if (word.length < SHORTEST || word.length > LONGEST || KNOWN.has(word)) return null;
  let most = word.length >= LONG ? 2 : 1;
  let nearest: string | null = null;
  for (const known of BY_FIRST_LETTER.get(word[0] as string) ?? []) {
    if (Math.abs(known.length - word.length) > most) continue;
    const distance = editDistance(word, known, most);
    if (distance > most || (distance === most && nearest)) continue;
    [nearest, most] = [known, distance];
  }
  return nearest;
}

/**
 * Counts the letters that have to be inserted, deleted, replaced or swapped with their neighbor (optimal string
 * alignment). Returns any number above `most` once the count exceeds it.
 */
export function editDistance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          Number(last[j]) + 1,
          Number(row[j - 1]) + 1,
          Number(last[j - 1]) + cost,
          swapped ? Number(before[j - 2]) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Number(last[b.length]);
}
