import { joinSpelled, normalise, undoLeet, type Normalised } from './normalise.js';
import {
  ADDRESS,
  CALLING,
  DIGIT_RUN,
  digitsOf,
  DOMAIN,
  EMAILS,
  MESSENGER,
  NOT_CALLING,
  PAYMENT_APP,
  WIRE,
} from './off-platform.patterns.js';

/** Ways to leave the site that a text may offer. */
export type OffPlatformKind = 'phone' | 'email' | 'link' | 'messenger' | 'payment-app' | 'wire';

export interface Finding {
  kind: OffPlatformKind;
  /** Where it stands in the text as written: from, and up to but not including. */
  start: number;
  end: number;
}

const overlaps = (a: Finding, b: Finding) => a.start < b.end && b.start < a.end;

/**
 * Phone numbers, e-mail addresses, links, messengers, payment apps and wire talk in a text, however they are spelled:
 * compatibility forms, invisible characters, "at / dot", digit words, l33t and s p a c e d letters are undone first.
 */
export function findOffPlatform(written: string): Finding[] {
  const normalised = normalise(written);
  const found: Finding[] = [];
  const add = (kind: OffPlatformKind, { origin }: Normalised, from: number, length: number) => {
    const finding = { kind, start: origin[from] as number, end: origin[from + length] as number };
    if (!found.some((other) => overlaps(other, finding))) found.push(finding);
  };
  const spelled = joinSpelled(normalised);
  for (const text of spelled ? [normalised, spelled] : [normalised]) {
    for (const pattern of EMAILS)
      for (const [match, at] of matches(text, pattern))
        if (isMailbox(match)) add('email', text, at, match.length);
    for (const [match, at] of matches(text, ADDRESS)) add('link', text, at, match.length);
    for (const [match, at] of matches(text, DOMAIN))
      if (!isSentenceEnd(written, text, match, at)) add('link', text, at, match.length);
  }
  for (const { from, to } of phoneNumbers(normalised.text)) add('phone', normalised, from, to - from);
  for (const text of [undoLeet(normalised), ...(spelled ? [undoLeet(spelled)] : [])])
    for (const [kind, pattern] of [
      ['messenger', MESSENGER],
      ['payment-app', PAYMENT_APP],
      ['wire', WIRE],
    ] as const)
      for (const [match, at] of matches(text, pattern)) add(kind, text, at, match.length);
  return found.sort((a, b) => a.start - b.start);
}

const matches = ({ text }: Normalised, pattern: RegExp): [string, number][] =>
  Array.from(text.matchAll(pattern), (match) => [match[0], match.index]);

/** "meet at noon dot com"? An "at" in words counts only before a real domain, and after no common verb. */
function isMailbox(match: string): boolean {
  if (/[@([{<_]/.test(match)) return true;
  const [name = ''] = match.split(/\s{1,3}(?:at|arroba)\s{1,3}/);
  return (
    !/^(?:me|us|look|looking|is|are|listed|available|located|live|lives|office|here|apply|it)$/.test(name) ||
    /\bdot\b|gmail|yahoo|hotmail|outlook/.test(match)
  );
}

/** "Great lease.Me and my wife": a missing space after a full stop is no address. */
function isSentenceEnd(written: string, { origin }: Normalised, match: string, at: number): boolean {
  if (match.includes('/') || /d[o0]t|punto|punkt|[[({<\s]/.test(match)) return false;
  const original = written.slice(origin[at], origin[at + match.length]);
  const [, name = '', ending = ''] = original.match(/^(.*)\.([^.]*)$/) ?? [];
  return /^\p{Lu}/u.test(ending) && !/^\p{Lu}+$/u.test(name.replace(/[^\p{L}]/gu, ''));
}

function* phoneNumbers(text: string): Generator<{ from: number; to: number }> {
  for (const match of text.matchAll(DIGIT_RUN)) {
    const [run] = match;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (isPhoneNumber(run, digitsOf(run), before)) yield { from: match.index, to: match.index + run.length };
  }
}

function isPhoneNumber(run: string, digits: string, before: string): boolean {
  // one, two, three, four ... are steps and weeks
  if (NOT_CALLING.test(before) || /^0?123456/.test(digits)) return false;
  if (/^\s{0,3}\+/.test(run)) return digits.length >= 8 && digits.length <= 15;
  if (digits.startsWith('00')) return digits.length >= 11;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  // area and exchange codes of North America begin with 2 to 9
  if (national.length === 10) return /^[2-9]\d\d[2-9]\d{6}$/.test(national) && !isDates(run);
  return digits.length === 7 && CALLING.test(before) && !isDates(run);
}

/** 2024-2026 or 11/20/2026 are dates. */
const isDates = (run: string): boolean =>
  /^\(?(?:19|20)\d\d\)?\s{0,3}[-/]\s{0,3}(?:(?:19|20)\d\d|\d{1,2}\s{0,3}[-/]\s{0,3}\d{1,2})/.test(
    run.trim(),
  ) || /^\d{1,2}[-/]\d{1,2}[-/](?:19|20)?\d\d\b/.test(run.trim());

const MASK = '•';
/** Ways to reach somebody are hidden; talk of money apps stays readable, so that people see what was meant. */
const MASKED: ReadonlySet<OffPlatformKind> = new Set(['phone', 'email', 'link']);

/** The text as everybody but its writer sees it. */
export function maskContacts(written: string, findings: Finding[] = findOffPlatform(written)): string {
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of findings) {
    if (!MASKED.has(kind)) continue;
    masked += written.slice(at, start) + written.slice(start, end).replace(/[^\s]/gu, MASK);
    at = end;
  }
  return masked + written.slice(at);
}
