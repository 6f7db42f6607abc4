import { readFile } from 'node:fs/promises';
import { AppError } from '../common/api/errors.js';
import type { Accepted } from '../photos/upload.js';

const MAX_BYTES = 1024 * 1024;
const PNG = /^\x89PNG\r\n\x1a\n/;

export const LOGO_REFUSED = {
  type: 'Please choose an SVG or PNG file.',
  broken: 'This logo cannot be read: the file is damaged or no picture. Please choose another one.',
  small: 'This logo is too small: its longer side needs at least 64 pixels.',
  large: 'This logo is too large: its longer side has at most 10,000 pixels.',
  animated: 'Animated pictures cannot be used. Please choose one without.',
  empty: 'This logo shows nothing. Scripts, web pages and linked pictures in an SVG are not drawn.',
  slow: 'This logo took too long to draw. Please simplify it, or export it as PNG.',
  entities: 'This SVG defines entities, which are not read. Please export it again as plain SVG.',
  pictures: 'This SVG contains a picture. Please draw it as paths, or export the logo as PNG.',
} as const;

const isPng = (head: Buffer): boolean => PNG.test(head.toString('latin1', 0, 8));
/** A byte order mark, then the first tag or the XML declaration. */
const mayBeSvg = (head: Buffer): boolean => /^(?:\u{FEFF})?\s*<[?!\w]/u.test(head.toString('utf8'));

/** The body of an upload. */
export const LOGO_UPLOAD: Accepted = {
  bytes: MAX_BYTES,
  tooLarge: 'Logos can be up to 1 MB.',
  problemOf: (head) => (isPng(head) || mayBeSvg(head) ? null : LOGO_REFUSED.type),
};

/**
 * Why an SVG is not drawn, or null. Nothing else needs cleaning: the drawing library runs no scripts, the SVG has no address
 * from which it could load a file, and browsers get PNG files only. What would cost much to expand or decode is refused.
 */
function svgProblem(text: string): keyof typeof LOGO_REFUSED | null {
  // UTF-16 has zeros, and another encoding could hide what is refused below
  const declared = /^\u{FEFF}?\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/u.exec(text)?.[1];
  if (text.includes('\0') || (declared && !/^(?:utf-8|us-ascii)$/i.test(declared))) return 'broken';
  if (!/<svg[\s>/]/.test(text)) return 'type';
  if (/<!ENTITY/i.test(text)) return 'entities';
  if (/<[^\s<>]*image[\s/>]/i.test(text)) return 'pictures';
  return null;
}

/** Whether the file is an SVG; refuses what is neither a PNG nor an SVG that can be drawn. */
export async function isSvgLogo(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (isPng(bytes)) return false;
  const problem = svgProblem(bytes.toString('utf8'));
  if (problem) throw new AppError('BAD_REQUEST', LOGO_REFUSED[problem]);
  return true;
}
