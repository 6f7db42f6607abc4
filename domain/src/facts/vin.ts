const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  'A B C D E F G H J K L M N P R S T U V W X Y Z'.split(' ').map((letter) => [letter, valueOf(letter)]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The value of a letter in the table of 49 CFR 565: A to H are 1 to 8, J to R are 1 to 9, S to Z are 2 to 9. */
function valueOf(letter: string): number {
  if (letter <= 'H') return letter.charCodeAt(0) - 64;
  if (letter <= 'R') return letter.charCodeAt(0) - 73;
  return letter.charCodeAt(0) - 81;
}

/** Whether it has 17 permitted characters and the check digit of 49 CFR 565 at the ninth place. */
export function isVin(text: string): boolean {
  if (!/^[A-HJ-NPR-Z\d]{17}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((all, weight, at) => {
    const sign = text.charAt(at);
    return all + weight * (VALUES[sign] ?? Number(sign));
  }, 0);
  return text[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}
