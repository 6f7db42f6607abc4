/** A text as a detector reads it, and where each of its characters stood in what was written. */
export interface Normalised {
  text: string;
  /** For each index of `text` (and its end) the index in the original. */
  origin: number[];
}

/** Soft hyphen, zero-width characters, joiners, direction marks, variation selectors: nobody sees them. */
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
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
const DOTS = /[\u2024\u3002\uff0e\u00b7\u2022\u2219]/;

/** Compatibility forms, look-alikes and invisible characters undone, in lower case, with the way back kept. */
export function normalise(written: string): Normalised {
  let text = '';
  const origin: number[] = [];
  for (let at = 0; at < written.length;) {
    const character = String.fromCodePoint(written.codePointAt(at) as number);
    if (!INVISIBLE.test(character)) {
      const plain = asPlain(character);
      for (let unit = 0; unit < plain.length; unit++) origin.push(at);
      text += plain;
    }
    at += character.length;
  }
  origin.push(written.length);
  return { text, origin };
}

function asPlain(character: string): string {
  if (DASHES.test(character)) return '-';
  if (DOTS.test(character)) return '.';
  const folded = character.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return LOOKALIKES[folded] ?? asDigit(folded) ?? folded;
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script, or one in a black circle; every script's ten begin at a code that ends in 0 or 6. */
function asDigit(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x2776 && code <= 0x2793) return String(((code - 0x2776) % 10) + 1);
  if (code < 0x80 || !isDigit(code)) return null;
  return String((code & 0xf) - (isDigit(code & ~0xf) ? 0 : 6));
}

const LEET: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };

/** "V3nmo" and "ca$h": digits and signs between the letters of a word as the letters they stand for. */
export const undoLeet = ({ text, origin }: Normalised): Normalised => ({
  text: text.replace(
    /(?<=[a-z])[013457$@](?=[a-z])|(?<=[a-z])[013457](?=[013457]?[a-z])/g,
    (sign) => LEET[sign] ?? sign,
  ),
  origin,
});

/** Letters one by one, such as "v e n m o", "v.e.n.m.o" or "a d a @ x . c o m": at least four of them. */
const SPELLED = /(?<![a-z0-9])(?:[a-z0-9@][ ._-]{1,3}){3,}[a-z0-9](?![a-z0-9])/g;

/** Words that were spelled letter by letter as words; null where there are none. */
export function joinSpelled({ text, origin }: Normalised): Normalised | null {
  const dropped = new Set<number>();
  for (const match of text.matchAll(SPELLED)) {
    if (!/[a-z]/.test(match[0])) continue;
    for (let at = match.index; at < match.index + match[0].length; at++)
      if (/[ ._-]/.test(text[at] as string) && !text.startsWith(' . ', at - 1)) dropped.add(at);
  }
  if (dropped.size === 0) return null;
  const kept = origin.map((_, at) => at).filter((at) => !dropped.has(at));
  return {
    text: kept.map((at) => text[at] ?? '').join(''),
    origin: kept.map((at) => origin[at] as number),
  };
}
