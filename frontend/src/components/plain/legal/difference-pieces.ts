/** A piece of two versions of a text. */
export interface Piece {
  change: 'ADDED' | 'REMOVED' | 'SAME';
  text: string;
}

/** So many lines are shown before and after a change. */
const LINES_AROUND = 2;

/** The same pieces; null stands for what stayed the same and is far from a change. */
export function shortened(pieces: readonly Piece[]): (Piece | null)[] {
  return pieces.flatMap((piece, index): (Piece | null)[] => {
    if (piece.change !== 'SAME') return [piece];
    const lines = piece.text.split(/(?<=\n)/);
    const [before, after] = [index > 0 ? LINES_AROUND : 0, index < pieces.length - 1 ? LINES_AROUND : 0];
    if (lines.length <= before + after + 1) return [piece];
    const part = (text: string[]): Piece[] =>
      text.length > 0 ? [{ change: 'SAME', text: text.join('') }] : [];
    return [...part(lines.slice(0, before)), null, ...part(lines.slice(lines.length - after))];
  });
}
