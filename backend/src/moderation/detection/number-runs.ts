/** A group of adjacent digits, or the digits of a number word. */
export interface Group {
  digits: string;
  from: number;
  to: number;
  spoken: boolean;
  /** Whether only one to three signs and no space part it from the group before it. */
  tight: boolean;
  /** Whether a single letter parts it from the group before it, as in "415a555". */
  glued: boolean;
}

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SPANISH = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const VALUES = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...SPANISH.map((word, value) => [word, value] as const),
  ...TEENS.map((word, value) => [word, value + 10] as const),
  ...TENS.map((word, value) => [word, (value + 2) * 10] as const),
  ['oh', 0],
  ['o', 0],
]);
const PLURALS = new Map(
  UNITS.flatMap((word, digit) =>
    [`${word}s`, `${word}es`, `${digit}s`].map((plural) => [plural, String(digit)] as const),
  ),
);
const TIMES: Record<string, number> = { double: 2, doble: 2, triple: 3 };
/** Longest first, so that "seventy" is not read as "seven". */
const WORD = [...VALUES.keys()]
  .filter((word) => word !== 'o')
  .sort((a, b) => b.length - a.length)
  .join('|');
const SPOKEN = new RegExp(`^(?:${WORD}){1,15}$`);
const MIXED = new RegExp(`^(?:${WORD}|\\d|[oilsz]){2,60}$`);
/** "seventy3" is 73; else each word and each digit counts for itself. */
const PIECE = new RegExp(
  `(${TENS.join('|')})(?:(${UNITS.slice(1).join('|')})|([1-9])(?!\\d))|${WORD}|\\d|[oilsz]`,
  'g',
);
const LETTER_DIGITS: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', z: '2' };

/** Words that people put between the parts of a number. */
const CONNECTORS = new Set(
  (
    'and then dash hyphen dot period point space slash star plus minus comma colon y guion punto the rest is ' +
    'last ends with followed by first next after that it at end starts parts'
  ).split(' '),
);
const MOST_CONNECTORS = 5;
const MOST_SIGNS = 24;

/** Dates, times, amounts, decimals, percentages and VINs, whose digits are no part of a phone number. */
const OTHER_NUMBERS = new RegExp(
  [
    String.raw`(?<![\d/.-])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/])`,
    String.raw`(?<![\d/-])(?:19|20)\d\d-\d{1,2}-\d{1,2}(?![\d-])`,
    String.raw`(?<![\d-])\d{1,2}-\d{1,2}-(?:19|20)\d\d(?![\d-])`,
    String.raw`(?<![\d/-])(?:19|20)\d\d\s{0,2}[-/]\s{0,2}(?:19|20)\d\d(?![\d-])`,
    String.raw`(?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?![\d:])`,
    String.raw`(?<![\d.,])\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,2})?(?!\d|[-.,:]\d)`,
    String.raw`(?<![\d.,])\d{1,6}\.\d{1,2}(?!\d|[-.,:/]\d)`,
    String.raw`(?<![\d.-])\d{1,3}\s?%`,
    // the bundle is ASCII, and a template of String.raw cannot be escaped for it
    String.raw`[$\u20ac\u00a3]\s?\d{1,9}(?!\d|[-.:]\d)`,
    String.raw`(?<![a-z\d])(?=[\d]{0,16}[a-z])[a-hj-npr-z\d]{17}(?![a-z\d])`,
  ].join('|'),
  'g',
);
const BREAK = '\u0001';

/** Numbers that stand near each other: only signs, spaces and words such as "and" or "dash" are between them. */
export function numberRuns(text: string): Group[][] {
  const readable = text.replace(OTHER_NUMBERS, (match) => BREAK.repeat(match.length));
  const reader = new RunReader(readable);
  for (const { 0: part, index } of readable.matchAll(/[a-z\d]+|[^a-z\d]+/g)) reader.read(part, index);
  reader.end();
  return reader.runs;
}

class RunReader {
  readonly runs: Group[][] = [];
  private run: Group[] = [];
  private connectors = 0;
  private tight = true;
  private glued = false;
  /** How often the next digit counts, after "double" or "triple". */
  private times = 1;
  private lastWord = '';

  constructor(private readonly text: string) {}

  read(part: string, at: number): void {
    if (this.repeats(part, at)) return;
    if (/^\d+$/.test(part)) this.readDigits(part, at);
    else if (/^[a-z]+$/.test(part)) this.readWord(part, at);
    else if (!/^[a-z\d]/.test(part)) this.readGap(part);
    else if (MIXED.test(part)) this.add(said(part), at, part.length, true);
    else
      for (const { 0: piece, index } of part.matchAll(/\d+|[a-z]+/g)) {
        if (/^\d/.test(piece)) this.readDigits(piece, at + index);
        else if (piece.length > 1) this.end();
        else this.glued = true;
      }
  }

  /** "5s" or "fives" after "three" or "3". */
  private repeats(part: string, at: number): boolean {
    const before = this.run.at(-1);
    const digit = PLURALS.get(part);
    if (!digit || !before || !/^[2-4]$/.test(before.digits) || !/^ ?$/.test(this.text.slice(before.to, at)))
      return false;
    before.digits = digit.repeat(Number(before.digits));
    before.to = at + part.length;
    this.tight = true;
    return true;
  }

  end(): void {
    if (this.run.length > 0) this.runs.push(this.run);
    [this.run, this.connectors, this.times] = [[], 0, 1];
    this.glued = false;
  }

  private readDigits(digits: string, at: number): void {
    // "the last 4"
    if (this.lastWord === 'last' && digits.length === 1) return;
    if (digits.length > 20) this.end();
    else this.add(digits, at, digits.length, false);
  }

  private readGap(gap: string): void {
    if (/[\u0001$€£%]/.test(gap) || gap.length > MOST_SIGNS) this.end();
    else this.tight &&= gap.length <= 3 && !/\s/.test(gap);
  }

  private readWord(word: string, at: number): void {
    const before = this.run.at(-1);
    const value = VALUES.get(word);
    if (TIMES[word]) this.times = TIMES[word];
    else if (this.lastWord === 'last' && word === 'four') this.connectors++;
    else if (word === 'hundred' && before?.spoken && before.digits.length === 1) {
      before.digits += '00';
      before.to = at + word.length;
    } else if (value !== undefined && before && this.completes(before, value, at)) {
      before.digits = String(Number(before.digits) + value);
      before.to = at + word.length;
      this.tight = true;
    } else if (value !== undefined && (word !== 'o' || before))
      this.add(String(value), at, word.length, true);
    else if (SPOKEN.test(word)) this.add(said(word), at, word.length, true);
    else if (CONNECTORS.has(word) && this.connectors < MOST_CONNECTORS) this.connectors++;
    else this.end();
    this.lastWord = word;
  }

  private add(digits: string, from: number, length: number, spoken: boolean): void {
    const tight = this.tight && this.connectors === 0;
    this.run.push({
      digits: digits.repeat(this.times),
      from,
      to: from + length,
      spoken,
      tight,
      glued: this.glued,
    });
    this.glued = false;
    [this.connectors, this.tight, this.times, this.lastWord] = [0, true, 1, ''];
  }

  /** "five" after "fifty", "fifteen" after "four hundred". */
  private completes({ spoken, digits, to }: Group, value: number, at: number): boolean {
    if (!spoken || value === 0 || !/^[ -](?:and )?$/.test(this.text.slice(to, at))) return false;
    return (/^[2-9]0$/.test(digits) && value < 10) || (/^[1-9]00$/.test(digits) && value < 100);
  }
}

const valueOf = (piece: string): string => String(VALUES.get(piece) ?? LETTER_DIGITS[piece] ?? piece);

const said = (word: string): string =>
  Array.from(word.matchAll(PIECE), ([piece, tens, unit, digit]) =>
    tens ? String(Number(valueOf(tens)) + Number(valueOf(unit ?? digit ?? '0'))) : valueOf(piece),
  ).join('');
