import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { Problem } from '../../../components/mui/Problem';
import { problemText } from '../../../lib/errors/problem-text';

export const UNDO_SHOWN_MS = 10_000;

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  color: 'var(--mui-palette-text-secondary)',
  '& > svg': { flex: 'none', color: 'var(--mui-palette-primary-main)' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none' },
});

interface UndoProps {
  /** The title of the step that was just marked as done. */
  title: string;
  /** The server still allows it. */
  isAllowed: boolean;
  onUndo: () => Promise<void>;
}

/** What was just done, and for ten seconds a way back. The line and the place of the button stay, so that nothing moves. */
export function Undo({ title, isAllowed, onUndo }: UndoProps) {
  const [isOver, setIsOver] = useState(false);
  /** Someone is about to press it. */
  const [isHeld, setIsHeld] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = setTimeout(() => setIsOver(true), UNDO_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy]);
  const undo = async () => {
    setIsBusy(true);
    try {
      await onUndo();
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
    }
  };
  const isShown = isBusy || (isAllowed && !isOver);
  return (
    <>
      <Line>
        <Check size={18} strokeWidth={3} aria-hidden />
        <span>Done: {title}.</span>
        <BusyButton
          size="small"
          busy={isBusy}
          sx={isShown ? undefined : { visibility: 'hidden' }}
          onClick={() => void undo()}
          onMouseEnter={() => setIsHeld(true)}
          onMouseLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          Undo
        </BusyButton>
      </Line>
      <Problem text={problem} />
    </>
  );
}
