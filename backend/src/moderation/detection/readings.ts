import { isEnglish } from './english-words.js';
import { originalSpan, type Reading } from './normalise.js';
import { matches } from './span.js';

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
const serviceMeantBy = (word: string): string | null => MEANT.get(word) ?? null;

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

/** The reading with each match of `pattern` replaced; null keeps a match. */
function replaceIn(reading: Reading, pattern: RegExp, signFor: (match: string) => string | null): Reading {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      starts.push(reading.starts?.[at] ?? at);
      ends.push(reading.ends?.[at] ?? at + 1);
    }
    text += reading.text.slice(from, to);
  };
  let done = 0;
  for (const { match, from, to } of matches(reading.text, pattern)) {
    const sign = signFor(match);
    if (sign === null) continue;
    keep(done, from);
    const [start, end] = originalSpan(reading, from, to);
    text += sign;
    starts.push(...Array.from(sign, () => start));
    ends.push(...Array.from(sign, () => end));
    done = to;
  }
  if (done === 0) return reading;
  keep(done, reading.text.length);
  return { text, starts, ends };
}

const bracketed = (sign: string) => String.raw`\s{0,3}[([{<]\s{0,3}(?:${sign})\s{0,3}[)\]}>]\s{0,3}`;
const QUOTE = String.raw`["'\u201c\u201d]?`;
const SPOKEN_DOT = new RegExp(
  String.raw`(?<=[\p{L}\d)\]}>])(?:\s{1,3}(?:d[o0]t|punto|punkt)\s{1,3}|\s{0,3}[_-]dot[_-]\s{0,3}|${bracketed(String.raw`d[o0]t|d|\.|punto|punkt`)})(?=[\p{L}\d])`,
  'gu',
);
const SPOKEN_AT = new RegExp(
  String.raw`(?<=[\p{L}\d])(?:\s{1,3}@t\s{1,3}|\s{0,3}[_-]at[_-]\s{0,3}|@{2,9}|${bracketed('at|a|@')})(?=[\p{L}\d])`,
  'gu',
);
/** "followed by the at symbol, then": what stands around the sign's name is no part of the address. */
const NAMED_AT = new RegExp(
  String.raw`${QUOTE}[\s,]{0,3}(?:(?:followed\s{1,3}by|then|and|with|use)\s{1,3}){0,2}(?:(?:the|an?)\s{1,3})?\bat[\s-]{1,3}(?:sign|symbol)\b[\s,]{0,3}(?:(?:followed\s{1,3}by|then|and)\s{1,3}){0,2}${QUOTE}`,
  'gu',
);
/** ".c o m", "(dot) (com)" and "period com". */
const SPOKEN_COM = new RegExp(
  String.raw`(?<=[\p{L}\d)\]}>])(?:(?:\s{0,3}\.\s{0,3}|\s{1,3}d[o0]t\s{1,3}|${bracketed(String.raw`d[o0]t|\.`)})(?:c[\s.]{1,3}o[\s.]{1,3}m|[([{<]com[)\]}>])|\s{1,3}(?:period|point)\s{1,3}com)(?![\p{L}\d])`,
  'gu',
);
const SPOKEN_UNDERSCORE = /(?<=[\p{L}\d])\s{1,3}(?:under\s?score|guion\s{1,3}bajo)\s{1,3}(?=[\p{L}\d])/gu;
const MAY_BE_SPOKEN =
  /d[o0]t|punto|punkt|@t|@@|[_-]at[_-]|[([{<]|at[\s-]s|underscore|under\sscore|bajo|c\so\sm|(?:period|point)\sc/;

/** Misspelled services by their right names. */
export const correctNames = (reading: Reading): Reading =>
  replaceIn(reading, /(?<![a-z])[a-z]{4,11}(?![a-z])/g, serviceMeantBy);

/** "ada (at) example dot com" with the signs in place of their names. */
export function signsForWords(reading: Reading): Reading {
  if (!MAY_BE_SPOKEN.test(reading.text)) return reading;
  return SIGNS.reduce((read, [pattern, sign]) => replaceIn(read, pattern, () => sign), reading);
}
const SIGNS: readonly [RegExp, string][] = [
  [SPOKEN_UNDERSCORE, '_'],
  [SPOKEN_COM, '.com'],
  [SPOKEN_DOT, '.'],
  [NAMED_AT, '@'],
  [SPOKEN_AT, '@'],
];

const LEET: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };
const LEET_SIGN =
  /(?<=[a-z])[013457$@](?=[a-z])|(?<=[a-z])[013457](?=[013457]?[a-z])|(?<![a-z\d$@.])[03457](?=[a-z]{3})/g;

/** "V3nmo" and "ca$h": digits and signs between the letters of a word as the letters they stand for. */
export function undoLeet(reading: Reading): Reading {
  const text = reading.text
    .replace(/(?<![a-z\d$@.])1(?=[a-z]{3})/g, 'i')
    .replace(LEET_SIGN, (sign) => LEET[sign] ?? sign);
  return text === reading.text ? reading : correctNames({ ...reading, text });
}

/** Letters one by one, such as "v e n m o", "v.e.n.m.o" or "a d a @ x . c o m": at least four of them. */
const SPELLED = /(?<![a-z0-9])(?:[a-z0-9@][ ._-]{1,3}){3,60}[a-z0-9](?![a-z0-9])/g;

/** Words that were spelled letter by letter as words; null if there are none. */
export function joinSpelled({ text, starts, ends }: Reading): Reading | null {
  const dropped = new Set<number>();
  for (const { match, from, to } of matches(text, SPELLED)) {
    if (!/[a-z]/.test(match)) continue;
    for (let at = from; at < to; at++)
      if (/[ ._-]/.test(text[at] as string) && !text.startsWith(' . ', at - 1)) dropped.add(at);
  }
  if (dropped.size === 0) return null;
  const kept = Array.from(text, (_, at) => at).filter((at) => !dropped.has(at));
  return {
    text: kept.map((at) => text[at] ?? '').join(''),
    starts: kept.map((at) => starts?.[at] ?? at),
    ends: kept.map((at) => ends?.[at] ?? at + 1),
  };
}
