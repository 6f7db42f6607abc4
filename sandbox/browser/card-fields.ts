/** Rules of the three fields: how input is shown, when it is complete, and what is wrong with it. */
export interface Problem {
  code: string;
  message: string;
}

interface Brand {
  name: string;
  label: string;
  pattern: RegExp;
  lengths: number[];
  groups: number[];
}

const FOURS = [4, 4, 4, 4, 3];
const BRANDS: Brand[] = [
  { name: 'visa', label: 'Visa', pattern: /^4/, lengths: [16], groups: FOURS },
  { name: 'mastercard', label: 'Mastercard', pattern: /^(5[1-5]|2[2-7])/, lengths: [16], groups: FOURS },
  { name: 'amex', label: 'American Express', pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { name: 'discover', label: 'Discover', pattern: /^(6011|64|65)/, lengths: [16], groups: FOURS },
  {
    name: 'diners',
    label: 'Diners Club',
    pattern: /^3(0[0-5]|[689])/,
    lengths: [14, 16],
    groups: [4, 6, 4, 2],
  },
  { name: 'jcb', label: 'JCB', pattern: /^35/, lengths: [16], groups: FOURS },
  { name: 'unionpay', label: 'UnionPay', pattern: /^62/, lengths: [16, 19], groups: FOURS },
];
const UNKNOWN: Brand = { name: 'unknown', label: 'unknown', pattern: /^/, lengths: [16], groups: FOURS };

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
export const brandOf = (number: string): Brand =>
  BRANDS.find(({ pattern }) => pattern.test(number)) ?? UNKNOWN;

export function formatNumber(text: string): string {
  const { groups, lengths } = brandOf(digitsOf(text));
  let rest = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest) parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** "4" becomes "04 / ", "1229" becomes "12 / 29"; a four-digit year is shortened. */
export function formatExpiry(text: string, removing = false): string {
  const [left = '', right] = text.split('/', 2);
  let digits = digitsOf(text);
  if (right !== undefined && digitsOf(left).length === 1) digits = `0${digits}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^\d\d20\d\d$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  return year || (month.length === 2 && !removing) ? `${month} / ${year}` : month;
}

export const formatCvc = (text: string, number: string): string =>
  digitsOf(text).slice(0, brandOf(number).name === 'amex' ? 4 : 3);

export function numberProblem(text: string): Problem | undefined {
  const number = digitsOf(text);
  const { lengths } = brandOf(number);
  if (lengths.includes(number.length) && luhnValid(number)) return undefined;
  return number.length < Math.max(...lengths)
    ? { code: 'incomplete_number', message: 'Your card number is incomplete.' }
    : { code: 'invalid_number', message: 'Your card number is invalid.' };
}

export function expiryProblem(text: string, today = new Date()): Problem | undefined {
  const digits = digitsOf(text);
  if (digits.length < 4)
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12)
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." };
  if (year < today.getFullYear())
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  if (year === today.getFullYear() && month < today.getMonth() + 1)
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  if (year > today.getFullYear() + 50)
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
  return undefined;
}

export function cvcProblem(text: string, number: string): Problem | undefined {
  const { length } = digitsOf(text);
  // The length for American Express is 4; 3 is accepted too, as by Stripe.
  if (length >= 3 && (brandOf(number).name !== 'amex' || length <= 4)) return undefined;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

/** The check digit of ISO/IEC 7812-1. */
export function luhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
