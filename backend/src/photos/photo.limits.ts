/** What is accepted as a photo. */
export const PHOTO_LIMITS = {
  perContract: 12,
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  /** Either way round. */
  longSide: 400,
  shortSide: 300,
  alt: 200,
} as const;

/** Types by their first bytes. */
const SIGNATURES: readonly [type: string, RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
];

/** The type of an acceptable file by its first bytes, whatever it is called; null for all other files. */
export const typeOf = (head: Buffer): string | null =>
  SIGNATURES.find(([, signature]) => signature.test(head.toString('latin1', 0, 12)))?.[0] ?? null;

export const REFUSED = {
  type: 'Please choose a JPEG, PNG or WebP photo.',
  broken: 'This photo cannot be read: the file is damaged or incomplete. Please choose another one.',
  small: 'This photo is too small: it needs at least 400 x 300 pixels.',
  large: 'This photo has more than 50 megapixels. Please choose a smaller version.',
  animated: 'Animated pictures cannot be used. Please choose a photo.',
  empty: 'This photo shows nothing. Please choose another one.',
  slow: 'This photo took too long to process. Please choose a smaller version.',
} as const;
