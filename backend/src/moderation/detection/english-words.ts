import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.cjs';

const COMMON = new Set(commonWords);

/** Abbreviations of listings, which no dictionary has. */
const SHORT = new Set(
  'approx apt appt avg bldg bsmt dept deg dist est etc excl furn incl int mgmt misc mtg pkg pmt refi reno sqft utils wknd'.split(
    ' ',
  ),
);

/** Whether it is an English word, or several with hyphens between them; names of people count as words. */
export const isEnglish = (word: string): boolean =>
  word.split('-').every((part) => COMMON.has(part) || SHORT.has(part) || COMMON.has(part.replace(/s$/, '')));

/** True if it looks like an account name: with digits or signs, or no English word. */
export const isHandle = (name: string): boolean =>
  name.length >= 4 && /[a-z]/.test(name) && (/[a-z][._]?\d|\w[._]\w/.test(name) || !isEnglish(name));
