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
  return LOOKALIKES[folded] ?? folded;
}
