import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { Problem } from '../../../components/mui/Problem';
import { problemText } from '../../../lib/errors/problem-text';
import { actWords } from './act-words';
import { isAtOnce, isDecision, type DialogContext } from './dialog-words';
import type { Act } from './transfer-acts';

interface PrimaryActProps {
  act: Exclude<Act, 'accept'>;
  context: DialogContext;
  /** The answer of the company may also be no. */
  mayRefuse: boolean;
  /** Does the act without asking. */
  onAct: () => Promise<void>;
  /** Opens the dialog of an act. */
  onAsk: (act: Exclude<Act, 'accept'>) => void;
}

/** The button of what is next. One press is enough for a step of which nothing has to be recorded. */
export function PrimaryAct({ act, context, mayRefuse, onAct, onAsk }: PrimaryActProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const atOnce = isAtOnce(act, context);
  const press = async () => {
    if (!atOnce) return onAsk(act);
    setProblem('');
    setIsBusy(true);
    try {
      await onAct();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="primary">
      <Problem text={problem} />
      {/* ending a stalled transfer is allowed but not recommended, so its button is only outlined */}
      <BusyButton
        variant={act === 'end-stalled' ? 'outlined' : 'contained'}
        size="large"
        busy={isBusy}
        onClick={() => void press()}
      >
        {actWords(act, context).label}
      </BusyButton>
      {atOnce && (
        <Button disabled={isBusy} onClick={() => onAsk(act)}>
          {act === 'confirm' ? 'Add a note' : 'Add a date or a note'}
        </Button>
      )}
      {act === 'complete' && isDecision(context) && mayRefuse && (
        <Button onClick={() => onAsk('refuse')}>The answer is no</Button>
      )}
    </div>
  );
}
