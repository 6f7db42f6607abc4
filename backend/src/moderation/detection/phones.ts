import { isPhoneNumber } from 'class-validator';
import { numberRuns, type Group } from './number-runs.js';
import type { Span } from './span.js';

/** A label of a phone number. */
const CALLING =
  /\b(?:call|text|phone|tel|telephone|cell|mobile|ring|reach|whatsapp|number|digits|sms|contact|celular|llama|llame)\b[^.!?]{0,25}$/;
const CALLING_AFTER =
  /^[^.!?\n]{0,12}\b(?:call|text|cell|mobile|phone|anytime|any time|is my number|whatsapp|sms|after \d)\b/;
/** Labels right before a number that is something else. */
const LABEL =
  /\b(?:vin|zip(?:\s?code)?|mls|apn|ein|parcel|permit|license|plate|model|part|serial|stock|case|order|odometer|mileage|sku|unit|lot|ref(?:erence)?|confirmation|loan|acct|account|policy|invoice|id|po|contract|title|doc(?:ument)?|claim|member(?:ship)?|owner|tracking|deed|file|ticket|booking|reservation|nmls|isbn|routing)\W{0,3}(?:(?:id|no|num|number|nr|code|reads|says|said|is|was|at)\W{1,3}){0,2}\W{0,2}$/;
const AREA_CODE = /\barea\s{0,3}code\b/;
const MOST_DIGITS = 15;

/** Phone numbers in a normalised text, in digits or words; a doubtful one is for the admin to look at. */
export function findPhones(text: string): Span[] {
  const spans: Span[] = [];
  const runs = numberRuns(text);
  for (const run of runs) spans.push(...phonesOf(run, text));
  return AREA_CODE.test(text) ? [...spans, ...areaCodes(text, runs, spans)] : spans;
}

/** The numbers of a run, the longest first; none begins or ends within digits that signs hold together. */
function phonesOf(run: Group[], text: string): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < run.length; first++) {
    if (isHeld(run, first)) continue;
    const found = longestFrom(run, first, text);
    if (!found) continue;
    spans.push(found.span);
    first = found.last;
  }
  return spans;
}

/** Whether a sign holds a group to the one before it; digits one by one may begin and end anywhere. */
const isHeld = (run: Group[], at: number): boolean =>
  at > 0 &&
  run[at]?.tight === true &&
  (run[at].digits.length > 1 || (run[at - 1] as Group).digits.length > 1);

function longestFrom(run: Group[], first: number, text: string): { span: Span; last: number } | null {
  const from = (run[first] as Group).from;
  let digits = '';
  let last = first;
  for (let next = run[last]; next && digits.length + next.digits.length <= MOST_DIGITS; next = run[++last])
    digits += next.digits;
  if (digits.length < 7) return null;
  const hasPlus = PLUS.test(text.slice(Math.max(0, from - 8), from));
  let doubtful: { span: Span; last: number } | null = null;
  for (last--; digits.length >= 7; digits = digits.slice(0, -(run[last--] as Group).digits.length)) {
    if (isHeld(run, last + 1) || !(CANDIDATE.test(digits) || (hasPlus && digits.length > 7))) continue;
    const groups = run.slice(first, last + 1);
    const verdict =
      hasPlus && digits.length > 7 ? 'phone' : judgeNumber(groups, text, groups.length < run.length);
    if (!verdict) continue;
    const span = { from, to: endOf(groups), doubtful: verdict === 'doubtful' };
    if (verdict === 'phone') return { span, last };
    doubtful ??= { span, last };
  }
  return doubtful;
}

type Verdict = 'phone' | 'doubtful' | null;

interface Context {
  calling: boolean;
  labelled: boolean;
  /** Whether there are more numbers right before or after it. */
  listed: boolean;
}

/** Ten digits of North America with or without 1, seven of them, with 00, 011 or 0 in front. */
const CANDIDATE = /^(?:1?[2-9]\d\d[2-9]\d{6}|[2-9]\d{6}|0[1-9]\d{8,9}|(?:00|011)[1-9]\d{7,12})$/;
const PLUS = /(?<!\d\s{0,3})\+[( ]?$/;

function judgeNumber(groups: Group[], text: string, listed: boolean): Verdict {
  const [from, to] = [startOf(groups), endOf(groups)];
  const digits = digitsOf(groups);
  if (isSequence(groups)) return null;
  const before = text.slice(Math.max(0, from - 45), from);
  const labelled = LABEL.test(before) && !CALLING.test(before.replace(/\bnumber\b/g, ''));
  const calling = !labelled && (CALLING.test(before) || CALLING_AFTER.test(text.slice(to, to + 40)));
  const context = { calling, labelled, listed };
  if (digits.startsWith('0')) return judgePrefixed(digits, context);
  if (digits.length === 7) return judgeLocal(groups, context);
  return judgeNational(digits.length === 11 ? withoutOne(groups) : groups, context);
}

/** A number from abroad, or as people in other countries write theirs. */
function judgePrefixed(digits: string, { labelled, calling }: Context): Verdict {
  if (labelled) return null;
  return calling || /^0(?:0|11|[127]\d{9}$)/.test(digits) ? 'phone' : 'doubtful';
}

const startOf = (groups: Group[]) => (groups[0] as Group).from;
const endOf = (groups: Group[]) => (groups.at(-1) as Group).to;
const digitsOf = (groups: Group[]) => groups.map((group) => group.digits).join('');
const lengthsOf = (groups: Group[]) => groups.map((group) => group.digits.length).join('-');
function withoutOne(groups: Group[]): Group[] {
  const [first, ...rest] = groups as [Group, ...Group[]];
  return first.digits === '1' ? rest : [{ ...first, digits: first.digits.slice(1) }, ...rest];
}

/** Ten digits: three of the area, three of the exchange, four of the line. */
function judgeNational(groups: Group[], { calling, labelled, listed }: Context): Verdict {
  const digits = digitsOf(groups);
  const shape = lengthsOf(groups);
  const tight = groups.every((group, at) => at === 0 || group.tight);
  const spoken = groups.filter((group) => group.spoken).length;
  if (shape === '10') return labelled ? null : 'phone';
  if (spoken >= 3 || /^1(?:-1)+$/.test(shape)) return 'phone';
  if (shape === '3-3-4' && tight) return 'phone';
  if ((labelled || groups.some((group) => group.glued)) && shape !== '3-3-4') return null;
  if (calling) return 'phone';
  if (!hasKnownArea(digits)) return null;
  if (/^(?:3-3-4|3-7|6-4|4-6|3-3-2-2)$/.test(shape))
    return (listed && !tight) || groups.every((group) => group.digits.endsWith('0')) ? 'doubtful' : 'phone';
  if (tight) return groups.length > 2 ? 'phone' : 'doubtful';
  return listed ? null : 'doubtful';
}

const hasKnownArea = (digits: string) => isPhoneNumber(`+1${digits}`);

/** Seven digits are a phone number only if the text says so. */
function judgeLocal(groups: Group[], { calling }: Context): Verdict {
  const spoken = groups.filter((group) => group.spoken).length;
  const isShaped = spoken >= 3 || /^(?:3-4|7|1(?:-1)+|3-2-2)$/.test(lengthsOf(groups));
  return calling && isShaped ? 'phone' : null;
}

/** 26 27 28 29 30 are weeks, 1 2 3 4 5 are steps, 1234567890 is an example. */
function isSequence(groups: Group[]): boolean {
  if (groups.length < 4) return /^0?123456/.test(digitsOf(groups));
  const steps = groups
    .slice(1)
    .map(({ digits }, at) => Number(digits) - Number((groups[at] as Group).digits));
  return steps[0] !== 0 && steps.every((step) => step === steps[0]);
}

const NEAR_AREA_CODE = 60;

/** "555-2671, area code 415": the local number, and the code itself. */
function areaCodes(text: string, runs: Group[][], found: Span[]): Span[] {
  const spans: Span[] = [];
  const numbers = runs.flatMap(local);
  for (const { index } of text.matchAll(new RegExp(AREA_CODE, 'g'))) {
    for (const group of numbers) {
      const distance = Math.max(index - group.to, group.from - index);
      if (distance < NEAR_AREA_CODE && !found.some(({ from, to }) => from < group.to && group.from < to))
        spans.push({ from: group.from, to: group.to });
    }
    if (spans.length > 8) break;
  }
  return spans;
}

/** The parts of a run that may be a local number or an area code. */
function local(run: Group[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let at = 0; at < run.length; at++) {
    const [group, next] = [run[at] as Group, run[at + 1]];
    if (group.digits.length === 3 && next?.digits.length === 4)
      spans.push({ from: group.from, to: (run[++at] as Group).to });
    else if (group.digits.length === 7 || group.digits.length === 3) spans.push(group);
  }
  return spans;
}
