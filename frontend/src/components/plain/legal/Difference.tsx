import { shortened, type Piece } from './difference-pieces';
import './Difference.css';

interface DifferenceProps {
  pieces: readonly Piece[];
}

/** What changed in a text, with a few lines around each change. */
export function Difference({ pieces }: DifferenceProps) {
  return (
    <div className="difference">
      {shortened(pieces).map((piece, index) => {
        if (piece === null)
          return (
            <div key={index} className="gap" role="separator" aria-label="Text that stayed the same">
              ···
            </div>
          );
        const Tag = { ADDED: 'ins', REMOVED: 'del', SAME: 'span' } as const;
        const Shown = Tag[piece.change];
        return <Shown key={index}>{piece.text}</Shown>;
      })}
    </div>
  );
}
