import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ReportButton } from '../../components/plain/ReportButton';
import { visuallyHidden } from '../../components/visually-hidden';
import type { ContractFieldsFragment } from '../../generated/contracts';
import type { TransferFieldsFragment } from '../../generated/transfer';
import { readError } from '../../lib/errors/read-error';
import { formatCents } from '../../lib/format/money';
import { AboutParty, ContactCards } from './ContactCards';
import { ActDialog } from './acts/ActDialog';
import { Undo } from './acts/Undo';
import { Disclosure } from './Disclosure';
import { Ending } from './Ending';
import { Feed } from './Feed';
import { NextStep } from './NextStep';
import { lookAt } from './current-steps';
import { RuleQuestions } from './observation/RuleQuestions';
import { PrivateThread, THREAD_ID } from './thread/PrivateThread';
import { isOver, situationOf, type Situation } from './situation';
import { StepList } from './StepList';
import type { Act } from './acts/transfer-acts';
import { formatDate, type Step } from './transfer-dates';
import { useRelatedData } from './useRelatedData';
import { useLiveTransfer } from './useLiveTransfer';
import { useTransferAct, type ActInput } from './acts/useTransferAct';
import { Pill } from '../../components/plain/Pill';

/** One column on a phone: what is next, messages, people and steps. From 900 px the last are beside the others. */
const Body = styled('div')({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 40,
    '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > section': { gridColumn: 1 },
  },
});

const NOTHING_DONE = { done: 0, doneStep: null };

interface LoadedTransferProps {
  transfer: TransferFieldsFragment;
  contract: ContractFieldsFragment;
  fee: number;
  /** The viewer has a newer one of the same contract. */
  isPast: boolean;
  focusedStep: string | null;
  /** Reads it again: the server no longer agrees with what is shown. */
  onStale: () => void;
}

export function LoadedTransfer(props: LoadedTransferProps) {
  const { contract, isPast, focusedStep, onStale } = props;
  /** The step that the reader looks at in place of the one that is next for them. */
  const [looked, setLooked] = useState(focusedStep);
  const transfer = lookAt(props.transfer, looked);
  const context = { t: transfer, fee: formatCents(props.fee) };
  const situation = situationOf(transfer);
  const [asked, setAsked] = useState<Exclude<Act, 'accept'> | null>(null);
  /** The number of acts that the server has taken, and the step that the last of them has marked as done. */
  const [{ done, doneStep }, setDone] = useState<{ done: number; doneStep: Step | null }>(NOTHING_DONE);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const send = useTransferAct(transfer);
  useRelatedData(transfer.status, contract.status);
  useLiveTransfer(transfer.id, onStale);

  useEffect(() => {
    // the dialog has closed, and the button that opened it may be gone
    if (done > 0) heading.current?.focus();
  }, [done]);

  const currentKey = transfer.currentStep?.key;
  useEffect(() => {
    if (focusedStep && focusedStep === currentKey) heading.current?.focus();
    // only when the page opens: a later step must not take the focus away
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focusedStep]);

  const act = async (kind: Act | 'undo', input: ActInput) => {
    const step = kind === 'complete' || kind === 'confirm' ? transfer.currentStep : null;
    try {
      await send(kind, input);
    } catch (error) {
      // someone else was faster: show what is true now, beside the server's reason
      if (readError(error).code === 'CONFLICT') onStale();
      throw error;
    }
    setAsked(null);
    setLooked(null);
    setDone((before) => ({ done: before.done + 1, doneStep: step }));
  };

  return (
    <>
      <TransferHead transfer={transfer} situation={situation} isPast={isPast} />
      <div role="status" style={visuallyHidden}>
        {[doneStep && `Done: ${doneStep.title}.`, situation.title, ...situation.lines]
          .filter(Boolean)
          .join(' ')}
      </div>
      <Body>
        <div>
          {isOver(transfer.status) ? (
            <Ending context={context} contractStatus={contract.status} headingRef={heading} />
          ) : (
            <NextStep
              situation={situation}
              context={context}
              headingRef={heading}
              onAsk={setAsked}
              onAct={act}
              onLook={(key) => {
                setLooked(key);
                heading.current?.focus();
              }}
              undo={
                doneStep && (
                  <Undo
                    key={done}
                    title={doneStep.title}
                    isAllowed={transfer.steps.some(
                      ({ key, allowedActions }) =>
                        key === doneStep.key && allowedActions.includes('UNDO_STEP'),
                    )}
                    onUndo={() => act('undo', { undone: doneStep.key })}
                  />
                )
              }
            />
          )}
          <RuleQuestions transfer={transfer} />
        </div>
        {hasThread(transfer) && <PrivateThread transfer={transfer} />}
        <div className="side">
          {transfer.role && !transfer.contacts && <AboutParty transfer={transfer} />}
          <ContactCards transfer={transfer} />
          {transfer.steps.length > 1 && (
            <Disclosure title="All steps" open={isWide || focusedStep !== null}>
              <StepList transfer={transfer} focused={focusedStep} />
            </Disclosure>
          )}
          <Feed transfer={transfer} />
          {transfer.role && (
            <ReportButton
              targetType="PARTY"
              targetId={transfer.id}
              label="Report the other person"
              reportedLabel="You reported the other person."
            />
          )}
        </div>
      </Body>
      {asked && (
        <ActDialog
          key={asked}
          act={asked}
          context={context}
          onAct={(input) => act(asked, input)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** From the acceptance of both; staff do not see it here, because each reading is recorded. */
const hasThread = ({ role, contacts }: TransferFieldsFragment): boolean => role !== null && contacts !== null;

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  marginBottom: 16,
  '& .count': { marginLeft: 'auto', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& .bar': { flexBasis: '100%', display: 'flex', gap: 3 },
  '& .bar > span': {
    flex: 1,
    height: 6,
    borderRadius: 99,
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 16%, transparent)',
  },
  '& .bar > .closed': { backgroundColor: 'var(--mui-palette-primary-main)' },
  '& .past': { flexBasis: '100%', fontSize: '0.9375rem' },
});

interface TransferHeadProps {
  transfer: TransferFieldsFragment;
  situation: Situation;
  isPast: boolean;
}

/** Where the transfer stands, in a line, and what is special about how it is looked at. */
function TransferHead({ transfer, situation, isPast }: TransferHeadProps) {
  const closed = transfer.steps.filter(({ status }) => status === 'DONE' || status === 'SKIPPED').length;
  return (
    <Head>
      <h2>Transfer</h2>
      <Pill tone={situation.tone}>{situation.pill}</Pill>
      {transfer.steps.length > 1 && (
        <span className="count">
          {closed} of {transfer.steps.length} steps done
          {transfer.dueAt && ` · all due by ${formatDate(transfer.dueAt)}`}
        </span>
      )}
      {transfer.steps.length > 1 && (
        <div className="bar" aria-hidden>
          {transfer.steps.map(({ key }, at) => (
            <span key={key} className={at < closed ? 'closed' : undefined} />
          ))}
        </div>
      )}
      {transfer.unreadMessages > 0 && (
        <a className="past" href={`#${THREAD_ID}`}>
          {transfer.unreadMessages === 1 ? '1 new message' : `${transfer.unreadMessages} new messages`}
        </a>
      )}
      {isPast && (
        <span className="past">
          This is an earlier transfer of this contract.{' '}
          <Link to={`/contracts/${transfer.contractId}`}>Show the newest</Link>
        </span>
      )}
      {transfer.role === null && (
        <span className="past">
          You see this as staff.{' '}
          <Link to={`/admin?tab=sales&show=all&q=${transfer.id}`}>Act on it under Sales</Link>
        </span>
      )}
    </Head>
  );
}
