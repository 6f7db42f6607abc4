import { normalise, type Normalised } from './normalise.js';

/** Ways to leave the site that a text may offer. */
export type OffPlatformKind = 'phone' | 'email' | 'link' | 'messenger' | 'payment-app' | 'wire';

export interface Finding {
  kind: OffPlatformKind;
  /** Where it stands in the text as written: from, and up to but not including. */
  start: number;
  end: number;
}

const AT = String.raw`(?:\s{0,3}@\s{0,3}|\s{0,3}[([{<]\s{0,3}at\s{0,3}[)\]}>]\s{0,3}|\s{1,3}at\s{1,3}|\s{0,3}_at_\s{0,3})`;
const DOT = String.raw`(?:\s{0,3}\.\s{0,3}|\s{0,3}[([{<]\s{0,3}(?:dot|punkt)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}dot\s{1,3}|\s{0,3}_dot_\s{0,3})`;
const TLD =
  'com|net|org|edu|gov|io|co|us|me|info|biz|app|dev|ly|gg|xyz|online|site|shop|store|link|gl|page|club|tv|mx|ca|uk|de|live|cc';
const EMAIL = new RegExp(
  String.raw`(?<![\w.+-])[a-z0-9][\w.+-]{0,63}${AT}[a-z0-9-]{1,63}(?:${DOT}[a-z0-9-]{1,63}){0,4}${DOT}(?:${TLD})\b`,
  'g',
);
/** "john at gmail" needs no ending to be understood. */
const MAILBOX = new RegExp(
  String.raw`(?<![\w.+-])[a-z0-9][\w.+-]{0,63}${AT}(?:gmail|yahoo|hotmail|outlook|icloud|protonmail|aol)\b`,
  'g',
);
const URL_PATTERN = /\b(?:https?:\s{0,3}\/\s{0,3}\/|www\s{0,3}\.)\s{0,3}[^\s]+/g;
const DOMAIN = new RegExp(
  String.raw`(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.|\s{0,3}[([{<]\s{0,3}dot\s{0,3}[)\]}>]\s{0,3}|\s{1,3}dot\s{1,3})){1,5}(?:${TLD})\b(?:\/[^\s]*)?`,
  'g',
);

const MESSENGER =
  /\b(?:whats\s{0,3}app|wha?tsapp|telegram|we\s{0,3}chat|snap\s{0,3}chat|viber|facebook\s{1,3}messenger|fb\s{1,3}messenger|messenger\s{1,3}app|google\s{1,3}voice|hangouts|discord|kik\s{1,3}me)\b|\b(?:on|via|over|use)\s{1,3}(?:signal|messenger|skype|line\s{1,3}app)\b|\bsignal\s{1,3}(?:app|me)\b|\b(?:insta(?:gram)?|ig|snap|tg|telegram)\s{0,3}[:@]\s{0,3}@?\w{3,}|\b(?:dm|text|call|phone|ring|e-?mail)\s{1,3}me\s{1,3}(?:at|on|directly|instead|off|outside)\b/g;
const PAYMENT_APP =
  /\b(?:venmo|cash\s{0,3}app|zelle|pay\s{0,3}pal|western\s{1,3}union|money\s{0,3}gram|chime\s{1,3}app|bitcoins?|btc|ethereum|usdt|crypto(?:currency)?|(?:gift|itunes|amazon|steam)\s{0,3}cards?)\b|(?<![\w$])\$[a-z][\w-]{2,}/g;
const WIRE =
  /\b(?:wire\s{1,3}transfers?|bank\s{1,3}transfers?|wire\s{1,3}(?:me|us|it|the|money|funds|\$)|(?:by|via|through)\s{1,3}(?:bank\s{1,3})?wire|routing\s{1,3}number|(?:pay|paid|payment|deposit|money)\s{1,3}(?:\w+\s{1,3}){0,4}(?:off|outside)\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?(?:site|platform|handover)|outside\s{1,3}(?:of\s{1,3})?(?:the\s{1,3}|this\s{1,3})?(?:site|platform)|off\s{1,3}(?:the\s{1,3}|this\s{1,3})?(?:site|platform)|cashier'?s\s{1,3}che(?:ck|que))/g;

const DIGIT_WORDS: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const DIGIT_TOKEN = String.raw`(?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)`;
const DIGIT_RUN = new RegExp(
  String.raw`(?<![\w$.,#])\+?[(\s]*${DIGIT_TOKEN}(?:[\s.()/_*~-]{0,4}${DIGIT_TOKEN}){6,17}(?![\w]|[.,]\d|%)`,
  'g',
);
/** Somebody says that a number is for calling. */
const CALLING =
  /\b(?:call|text|phone|tel|telephone|cell|mobile|ring|reach|whatsapp|number|sms|contact)\b[^.!?]{0,25}$/;
/** Somebody says that a number is something else. */
const NOT_CALLING =
  /\b(?:vin|zip|zipcode|mls|apn|parcel|permit|license|plate|model|part|serial|stock|case|order|odometer|mileage|sku|unit|lot|ref|confirmation)\b[^.!?]{0,20}$/;

const overlaps = (a: Finding, b: Finding) => a.start < b.end && b.start < a.end;

/**
 * Phone numbers, e-mail addresses, links, messengers, payment apps and wire talk in a text, however they are spelled:
 * compatibility forms, invisible characters, "at / dot" and digit words are undone first.
 */
export function findOffPlatform(written: string): Finding[] {
  const normalised = normalise(written);
  const found: Finding[] = [];
  const add = (kind: OffPlatformKind, from: number, to: number) => {
    const finding = { kind, ...inOriginal(normalised, from, to) };
    if (!found.some((other) => overlaps(other, finding))) found.push(finding);
  };
  const { text } = normalised;
  for (const pattern of [EMAIL, MAILBOX])
    for (const match of text.matchAll(pattern))
      if (isMailbox(match[0])) add('email', match.index, match.index + match[0].length);
  for (const match of text.matchAll(URL_PATTERN)) add('link', match.index, match.index + match[0].length);
  for (const match of text.matchAll(DOMAIN))
    if (!isSentenceEnd(written, normalised, match)) add('link', match.index, match.index + match[0].length);
  for (const { from, to } of phoneNumbers(text)) add('phone', from, to);
  for (const [kind, pattern] of [
    ['messenger', MESSENGER],
    ['payment-app', PAYMENT_APP],
    ['wire', WIRE],
  ] as const)
    for (const match of text.matchAll(pattern)) add(kind, match.index, match.index + match[0].length);
  return found.sort((a, b) => a.start - b.start);
}

function inOriginal({ origin }: Normalised, from: number, to: number): { start: number; end: number } {
  return { start: origin[from] as number, end: origin[to] as number };
}

/** "meet at noon dot com"? An "at" in words counts only before a real domain, and after no common verb. */
function isMailbox(match: string): boolean {
  if (/[@([{<_]/.test(match)) return true;
  const [name = ''] = match.split(/\s{1,3}at\s{1,3}/);
  return (
    !/^(?:me|us|look|looking|is|are|listed|available|located|live|lives|office|here|apply|it)$/.test(name) ||
    /\bdot\b|gmail|yahoo|hotmail|outlook/.test(match)
  );
}

/** "Great lease.Me and my wife": a missing space after a full stop is no address. */
function isSentenceEnd(written: string, normalised: Normalised, match: RegExpMatchArray): boolean {
  const [text] = match;
  if (text.includes('/') || /dot/.test(text)) return false;
  const { start, end } = inOriginal(normalised, match.index as number, (match.index as number) + text.length);
  const original = written.slice(start, end);
  const [, name = '', ending = ''] = original.match(/^(.*)\.([^.]*)$/) ?? [];
  return /^\p{Lu}/u.test(ending) && !/^\p{Lu}+$/u.test(name.replace(/[^\p{L}]/gu, ''));
}

function* phoneNumbers(text: string): Generator<{ from: number; to: number }> {
  for (const match of text.matchAll(DIGIT_RUN)) {
    const [run] = match;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const digits = run.replace(/[a-z]+/g, (word) => DIGIT_WORDS[word] ?? '').replace(/\D/g, '');
    if (isPhoneNumber(run, digits, before)) yield { from: match.index, to: match.index + run.length };
  }
}

function isPhoneNumber(run: string, digits: string, before: string): boolean {
  if (NOT_CALLING.test(before)) return false;
  if (/^\s{0,3}\+/.test(run)) return digits.length >= 8 && digits.length <= 15;
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
