import { diffLines, diffWordsWithSpace } from 'diff';

export const CHANGES = ['same', 'added', 'removed'] as const;
export type ChangeKind = (typeof CHANGES)[number];

export interface Piece {
  change: ChangeKind;
  text: string;
}

/** Beyond so many changed lines or words, finding the smallest difference would take long, and nobody could read it. */
const MOST_LINES = 2_000;
const MOST_WORDS = 600;

/** What became of a text, in order: changed lines by their words. */
export function differenceOf(before: string, after: string): Piece[] {
  const lines = piecesOf(diffLines(before, after, { maxEditLength: MOST_LINES }), before, after);
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [piece, next] = [lines[at] as Piece, lines[at + 1]];
    if (piece.change === 'removed' && next?.change === 'added') {
      pieces.push(...wordsOf(piece.text, next.text));
      at++;
    } else pieces.push(piece);
  }
  return pieces;
}

const wordsOf = (before: string, after: string): Piece[] =>
  piecesOf(diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS }), before, after);

interface Found {
  value: string;
  added: boolean;
  removed: boolean;
}

/** `found` is undefined for texts that have too little in common. */
const piecesOf = (found: Found[] | undefined, before: string, after: string): Piece[] =>
  found?.map(({ value, added, removed }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  })) ?? [
    { change: 'removed', text: before },
    { change: 'added', text: after },
  ];
