import { normalise } from './normalise.js';

export type Secret = 'card-number' | 'social-security-number';

const CARD_RUN = /(?<![\w.])\d(?:[ .-]?\d){12,18}(?![\w])/g;
const SSN = /(?<![\w-])(?!000|666|9\d\d)(\d{3})([- .])(?!00)(\d{2})\2(?!0000)(\d{4})(?![\w-])/;
const SSN_SAID =
  /\b(?:ssn|social(?:\s+security)?(?:\s+(?:number|no|#))?)\b\D{0,15}((?!000|666|9)\d{3}[ .-]?\d{2}[ .-]?\d{4})\b/;

/** Finds what must never be published, even by admins: card and social security numbers; null if there is none. */
export function findSecret(written: string): Secret | null {
  const { text } = normalise(written);
  for (const run of text.match(CARD_RUN) ?? [])
    if (isCardNumber(run.replace(/\D/g, ''))) return 'card-number';
  return SSN.test(text) || SSN_SAID.test(text) ? 'social-security-number' : null;
}

/** The issuers' ranges and lengths, and the check digit of ISO/IEC 7812. */
function isCardNumber(digits: string): boolean {
  if (
    !/^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14})$/.test(
      digits,
    )
  )
    return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export const SECRET_TEXTS: Record<Secret, string> = {
  'card-number':
    'This looks like a card number. Everyone can read this, so it was not posted. Pay only in the Buy dialog.',
  'social-security-number':
    'This looks like a social security number. Everyone can read this, so it was not posted.',
};
