import { AppError } from '../../../common/api/errors.js';
import { PHOTO_LIMITS } from '../../../photos/photo.limits.js';
import { firstOf, quoted, type ReadRow } from '../import.rows.js';

/** Throws for an address that no request is sent to. */
export type RefuseUrl = (url: string) => void;

const LONGEST = 2_000;
/** The same address twice is one, so a few more than a contract may have are read; what is longer is not. */
const MOST_READ = 2 * PHOTO_LIMITS.perContract;
const LONGEST_CELL = MOST_READ * (LONGEST + 1);
/** Between spaces and bars. A comma separates addresses too, but one within an address belongs to it. */
const ADDRESS = /(?:(?!,(?:https?:|[\s|,]|$))[^\s|])+/gi;

const TOO_MANY = `Please name at most ${PHOTO_LIMITS.perContract} different addresses of photos.`;
const TOO_LONG = `Each address of a photo has at most ${LONGEST} characters.`;
const NO_LIST = 'photoUrls must be a list of addresses.';

/**
 * The row with the addresses in its `photoUrls`, which a cell has as a text and JSON as a list, or with what is wrong about
 * the first wrong one. An absent list, or a cell without an address, says nothing.
 */
export function withPhotoUrls(read: ReadRow, column: string, refuse: RefuseUrl): ReadRow {
  if (read.given?.photoUrls === undefined) return read;
  const { photoUrls: stated, ...given } = read.given;
  try {
    const urls = urlsIn(stated, refuse);
    return { ...read, given: urls ? { ...given, photoUrls: urls } : given };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...read, given: null, problems: firstOf([{ column, message: error.message }]) };
  }
}

const wrong = (message: string) => new AppError('VALIDATION', message);

function urlsIn(stated: unknown, refuse: RefuseUrl): string[] | null {
  if (stated === null) return null;
  if (typeof stated !== 'string' && !Array.isArray(stated)) throw wrong(NO_LIST);
  if (typeof stated === 'string' && stated.length > LONGEST_CELL) throw wrong(TOO_MANY);
  const words: Iterable<unknown> = typeof stated === 'string' ? wordsOf(stated) : stated;
  const urls = new Set<string>();
  let count = 0;
  for (const word of words) {
    if (++count > MOST_READ) throw wrong(TOO_MANY);
    urls.add(urlOf(word, refuse));
    if (urls.size > PHOTO_LIMITS.perContract) throw wrong(TOO_MANY);
  }
  return typeof stated === 'string' && count === 0 ? null : [...urls];
}

function* wordsOf(cell: string): Generator<string> {
  for (const [word] of cell.matchAll(ADDRESS)) yield word;
}

/** As it is requested: without what stands behind a #. */
function urlOf(word: unknown, refuse: RefuseUrl): string {
  if (typeof word !== 'string') throw wrong(NO_LIST);
  const told = (message: string) => wrong(`${quoted(word)}: ${message}`);
  if (word.length > LONGEST) throw told(TOO_LONG);
  try {
    refuse(word);
  } catch (error) {
    throw error instanceof AppError ? told(error.message) : error;
  }
  const url = new URL(word);
  url.hash = '';
  if (url.href.length > LONGEST) throw told(TOO_LONG);
  return url.href;
}
