import { buyersFeeRule, transferFeeRule } from '@handover/domain/fee-rule-text';
import { NO_RELEASE, signsWithoutRelease } from '@handover/domain/transfers/transfer-consent';
import { templateOf } from '@handover/domain/transfers/transfer-steps';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../components/mui/BusyButton';
import { Problem } from '../../components/mui/Problem';
import { SafetyTip } from '../../components/plain/SafetyTip';
import { wordOf } from '../../lib/enum-words';
import { problemText } from '../../lib/errors/problem-text';
import { AcceptForm } from './acts/AcceptForm';
import { isAtOnce, isDecision, type DialogContext } from './acts/dialog-words';
import { actWords } from './acts/act-words';
import { MoreActs } from './acts/MoreActs';
import { Disclosure } from './Disclosure';
import { useNamed } from '../../lib/content/useNamed';
import { OtherSteps } from './OtherSteps';
import type { Situation } from './situation';
import { Ready, WhatIf } from './StepDetails';
import { StepRules } from './StepRules';
import type { Act } from './acts/transfer-acts';
import { today } from './transfer-dates';
import { actorOf, isAccept, otherOf, readersOf, typeOf } from './transfer-people';
import type { ActInput } from './acts/useTransferAct';

const Root = styled('section')({
  minWidth: 0,
  '& > h3': { margin: 0, font: 'var(--mui-font-h3)', letterSpacing: '-0.014em', overflowWrap: 'anywhere' },
  '& > .who': { margin: '6px 0 0', fontWeight: 550 },
  '& > .todo': { margin: '14px 0 0' },
  '& > .rules': { margin: '14px 0 0', paddingLeft: 20, lineHeight: 1.55 },
  '& > .note': { margin: '10px 0 0', color: 'var(--mui-palette-text-secondary)', overflowWrap: 'anywhere' },
  '& > .ready': {
    marginTop: 14,
    fontSize: '0.9375rem',
    lineHeight: 1.55,
    '& h4': { margin: 0, font: 'var(--mui-font-h6)', fontWeight: 650 },
    '& ul': { margin: '4px 0 0', paddingLeft: 20 },
    '& p': { margin: '4px 0 0', color: 'var(--mui-palette-text-secondary)' },
  },
  '& > .primary': { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginTop: 12 },
  '& > .primary > [role="alert"]': { flexBasis: '100%' },
  '@media (max-width: 559.95px)': { '& > .primary > *, & form button[type="submit"]': { width: '100%' } },
  '& > .tip': { marginTop: 16 },
  '& > .more': {
    marginTop: 12,
    '& dl': { margin: '0 0 8px', display: 'grid', gap: 8, fontSize: '0.9375rem', lineHeight: 1.55 },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
  },
  '& > .fee': {
    margin: '12px 0 0',
    paddingTop: 14,
    borderTop: '1px solid var(--mui-palette-divider)',
    fontSize: '0.875rem',
    lineHeight: 1.55,
    color: 'var(--mui-palette-text-secondary)',
  },
});

interface NextStepProps {
  situation: Situation;
  context: DialogContext;
  headingRef: Ref<HTMLHeadingElement>;
  /** Opens the dialog of an act. */
  onAsk: (act: Exclude<Act, 'accept'>) => void;
  /** Does an act without a dialog. */
  onAct: (act: Act, input: ActInput) => Promise<void>;
  /** Shows another step that is under way. */
  onLook: (key: string) => void;
  /** What the viewer has just done, with a way back. */
  undo: ReactNode;
}

/** What is next, who does it, and one button for it. */
export function NextStep({ situation, context, headingRef, onAsk, onAct, onLook, undo }: NextStepProps) {
  const headingId = useId();
  const named = useNamed();
  const { t } = context;
  const { title, lines, primary, menu } = situation;
  const feeRule = wordOf(t.feeRule);
  const step = t.pausedAt || t.currentStep?.refusal ? null : t.currentStep;
  const template = step && templateOf(typeOf(t), step.key);
  const isRunning = step !== null && !isAccept(step);
  const isOthers = step !== null && t.role !== null && step.actor === otherOf(t.role);
  return (
    <Root aria-labelledby={headingId}>
      <h3 id={headingId} ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      {lines.map((line) => (
        <p key={line} className="who">
          {line}
        </p>
      ))}
      {undo}
      {t.pausedAt && (
        <p className="todo">
          <Link to="/#contact">Write to us</Link> if there is more we should know.
        </p>
      )}
      {isRunning && <StepRules lines={step.ruleLines} />}
      {template && (isRunning || primary === 'accept') && (
        <p className="todo">
          {isOthers && <b>For {actorOf(t, step)}: </b>}
          {named(template.todo)}
        </p>
      )}
      {isRunning && step.note && <p className="note">Note: {step.note}</p>}
      {template && isRunning && (
        <div className="ready">
          <Ready template={isOthers ? { ready: [] } : template} usual={step.usual} />
        </div>
      )}
      {isRunning && signsWithoutRelease(typeOf(t), t.steps, step.key) && (
        <div className="tip">
          <SafetyTip text={NO_RELEASE} stays />
        </div>
      )}
      {primary === 'accept' && (
        <AcceptForm readers={readersOf(t)} onAccept={(input) => onAct('accept', input)} />
      )}
      {primary && primary !== 'accept' && (
        <PrimaryAct
          act={primary}
          context={context}
          mayRefuse={menu.includes('refuse')}
          onAct={() => onAct(primary, primary === 'complete' ? { doneOn: today() } : {})}
          onAsk={onAsk}
        />
      )}
      {template && (
        <div className="tip">
          <SafetyTip text={template.tip} />
        </div>
      )}
      {isRunning && <OtherSteps transfer={t} onLook={onLook} />}
      <div className="more">
        {template && (
          <Disclosure title="Help with this step">
            <WhatIf template={template} />
          </Disclosure>
        )}
        {menu.length > 0 && <MoreActs acts={menu} context={context} onAsk={onAsk} />}
      </div>
      <p className="fee">{t.role === 'BUYER' ? buyersFeeRule(feeRule) : transferFeeRule(feeRule)}</p>
    </Root>
  );
}

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
