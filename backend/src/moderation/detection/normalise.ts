import { decodeHTML } from 'entities';

/** A text as the rules read it, with the place in the original of each of its characters. */
export interface Reading {
  text: string;
  /** First index in the original per index of `text`; null if both are the same. */
  starts: number[] | null;
  /** Index after the last one in the original per index of `text`. */
  ends: number[] | null;
}

/** The range in the original text of the characters `from` to `to` of a reading. */
export function originalSpan({ starts, ends }: Reading, from: number, to: number): [number, number] {
  if (!starts || !ends) return [from, to];
  let [start, end] = [starts[from] as number, ends[to - 1] as number];
  // reversed characters are not in the order of the original
  for (let at = from; at < to; at++) {
    start = Math.min(start, starts[at] as number);
    end = Math.max(end, ends[at] as number);
  }
  return [start, end];
}

/** Soft hyphens, zero-width characters, joiners, direction marks, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u;
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ν: 'v',
  κ: 'k',
  τ: 't',
  ƶ: 'z',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
};
/** Small capitals, which no compatibility form undoes. */
const SMALL_CAPITALS = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', (letter, at) => [letter, 'abcdefghijklmnoprstuvwyz'[at] as string]),
);
/** The first of 26 letters, white in a black circle and in a black square. */
const ENCLOSED_LETTERS = [0x1f150, 0x1f170];
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const DOTS = /[\u2024\u3002\uff0e\uff61\u00b7\u2022\u2219\u2e31\u30fb\uff65\ua4f8]/;
/** It has no dots, so that it is seen as a space. */
const BLANK_BRAILLE = '\u2800';
/** An HTML entity, or a sign that people write percent-encoded. */
const ENCODED = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});|%(?:20|2d|2e|2f|3a|40|5f)/iy;
const OVERRIDE = '\u202e';
const END_OF_OVERRIDE = /[\u202c\u2069\n]/;

/** Undoes compatibility forms, look-alikes, entities, invisible and reversing characters; all in lower case. */
export function normalise(written: string): Reading {
  // plain ASCII without entities needs no map
  if (/^[\x00-\x7f]*$/.test(written) && !/[&%]/.test(written))
    return { text: written.toLowerCase(), starts: null, ends: null };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let override = -1;
  const endOverride = () => {
    if (override < 0) return;
    text = text.slice(0, override) + [...text.slice(override)].reverse().join('');
    for (const places of [starts, ends]) places.push(...places.splice(override).reverse());
    override = -1;
  };
  for (let at = 0; at < written.length;) {
    const [source, character] = characterAt(written, at);
    if (character === OVERRIDE) override = text.length;
    else if (END_OF_OVERRIDE.test(character)) endOverride();
    const plain = asPlain(character);
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at);
      ends.push(at + source.length);
    }
    text += plain;
    at += source.length;
  }
  endOverride();
  return { text, starts, ends };
}

/** What stands at a place as written, and the character that it means. */
function characterAt(written: string, at: number): [source: string, character: string] {
  const first = String.fromCodePoint(written.codePointAt(at) as number);
  if (first !== '&' && first !== '%') return [first, first];
  ENCODED.lastIndex = at;
  const [source] = ENCODED.exec(written) ?? [first];
  if (source === first) return [first, first];
  const decoded = first === '%' ? decodeURIComponent(source) : decodeHTML(source);
  return [...decoded].length === 1 ? [source, decoded] : [first, first];
}

function asPlain(character: string): string {
  if (character.length === 1 && character < '\u0080') return character.toLowerCase();
  if (INVISIBLE.test(character)) return '';
  if (DASHES.test(character)) return '-';
  if (DOTS.test(character)) return '.';
  if (character === BLANK_BRAILLE) return ' ';
  const folded = character.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return LOOKALIKES[folded] ?? SMALL_CAPITALS.get(folded) ?? asEnclosed(folded) ?? asDigit(folded) ?? folded;
}

function asEnclosed(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const first = ENCLOSED_LETTERS.find((start) => code >= start && code < start + 26);
  return first === undefined ? null : String.fromCharCode(97 + code - first);
}

/** Rows of the digits from 1 to 10 in circles that no compatibility form undoes. */
const CIRCLED = [
  [0x2776, 0x2793],
  [0x24f5, 0x24fe],
] as const;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Zeros in a circle, which stand apart from the other digits. */
const ZEROS = new Set([0x24ff, 0x1f10b, 0x1f10c]);

/** A digit of any script, or one in a black or a double circle; every script's ten begin at a code that ends in 0 or 6. */
function asDigit(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  if (ZEROS.has(code)) return '0';
  for (const [first, last] of CIRCLED)
    if (code >= first && code <= last) return String(((code - first) % 10) + 1);
  if (code < 0x80 || !isDigit(code)) return null;
  return String((code & 0xf) - (isDigit(code & ~0xf) ? 0 : 6));
}
