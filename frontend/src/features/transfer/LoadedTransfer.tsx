import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { ReportButton } from '../../components/plain/ReportButton';
import { visuallyHidden } from '../../components/visually-hidden';
import type { ContractFieldsFragment } from '../../generated/contracts';
import type { TransferFieldsFragment } from '../../generated/transfer';
import { readError } from '../../lib/errors/read-error';
import { formatCents } from '../../lib/format/money';
import { AboutParty } from './AboutParty';
import { ActDialog } from './acts/ActDialog';
import { ContactCards } from './ContactCards';
import { Disclosure } from './Disclosure';
import { Ending } from './Ending';
import { Feed } from './Feed';
import { NextStep } from './NextStep';
import { PrivateThread } from './thread/PrivateThread';
import { isOver, situationOf } from './situation';
import { StepList } from './StepList';
import type { Act } from './acts/transfer-acts';
import { TransferHead } from './TransferHead';
import { useRelatedData } from './useRelatedData';
import { useLiveTransfer } from './useLiveTransfer';
import { useTransferAct, type ActInput } from './acts/useTransferAct';

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
  const { transfer, contract, isPast, focusedStep, onStale } = props;
  const context = { t: transfer, fee: formatCents(props.fee) };
  const situation = situationOf(transfer);
  const [asked, setAsked] = useState<Exclude<Act, 'accept'> | null>(null);
  /** The number of acts that the server has taken. */
  const [done, setDone] = useState(0);
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

  const act = async (kind: Act, input: ActInput) => {
    try {
      await send(kind, input);
    } catch (error) {
      // someone else was faster: show what is true now, beside the server's reason
      if (readError(error).code === 'CONFLICT') onStale();
      throw error;
    }
    setAsked(null);
    setDone((count) => count + 1);
  };

  return (
    <>
      <TransferHead transfer={transfer} situation={situation} isPast={isPast} />
      <div role="status" style={visuallyHidden}>
        {[situation.title, ...situation.lines].join(' ')}
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
              onAccept={(input) => act('accept', input)}
            />
          )}
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

/** From the acceptance of both; an admin opens it in the admin area, because each reading is recorded. */
const hasThread = ({ role, contacts }: TransferFieldsFragment): boolean => role !== null && contacts !== null;
