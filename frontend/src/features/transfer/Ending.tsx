import { ENDINGS } from '@handover/domain/transfers/transfer-endings';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleCheck, CircleSlash } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { ContractStatus } from '../../generated/contracts';
import type { FeeOutcome } from '../../generated/transfer';
import { wordOf } from '../../lib/enum-words';
import type { DialogContext } from './acts/dialog-words';
import { feeWords } from './acts/outcomes';
import { formatDate } from './transfer-dates';

const Root = styled('section')({
  minWidth: 0,
  '& > h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: 0,
    font: 'var(--mui-font-h3)',
    letterSpacing: '-0.014em',
  },
  '& > h3 > svg': { flex: 'none' },
  '& > h3 > .done': { color: 'var(--mui-palette-primary-main)' },
  '& > p': { margin: '10px 0 0' },
  '& > a': { marginTop: 18 },
});

interface EndingProps {
  context: DialogContext;
  contractStatus: ContractStatus;
  headingRef: Ref<HTMLHeadingElement>;
}

/** How the transfer ended: why, and what happened to the fee and the contract. */
export function Ending({ context, contractStatus, headingRef }: EndingProps) {
  const { t, fee } = context;
  const done = t.status === 'COMPLETED';
  const at = t.completedAt ?? t.cancelledAt;
  const Icon = done ? CircleCheck : CircleSlash;
  return (
    <Root aria-label={done ? 'Handed over' : 'Ended'}>
      <h3 ref={headingRef} tabIndex={-1}>
        <Icon size={26} aria-hidden className={done ? 'done' : undefined} />
        {done ? 'Handed over' : 'This transfer has ended'}
      </h3>
      <p>
        {done
          ? `The contract was handed over${at ? ` on ${formatDate(at)}` : ''}. Keep your papers.`
          : `${whyOf(context)}${at ? ` It ended on ${formatDate(at)}.` : ''}`}
      </p>
      <p>
        <b>The fee:</b> {done ? feeOfCompleted(context) : feeOfEnded(context, fee)}
      </p>
      {!done && <p>{contractOf(context, contractStatus)}</p>}
      {!done && t.role === 'BUYER' && (
        <Button component={Link} variant="outlined" to="/contracts">
          Find another contract
        </Button>
      )}
    </Root>
  );
}

const whyOf = ({ t }: DialogContext): string =>
  t.endReason ? ENDINGS[wordOf(t.endReason)].words : 'The transfer ended.';

const feeOfCompleted = ({ t, fee }: DialogContext): string =>
  t.role === 'HOLDER' ? `the buyer paid ${fee}, and you pay nothing.` : `your ${fee} paid for this transfer.`;

function feeOfEnded({ t }: DialogContext, fee: string): string {
  if (t.endReason === 'CHARGED_BACK') return 'the buyer’s bank took it back.';
  if (t.endReason === 'TEST_CLOSED') return 'it was a test payment, and no money moved.';
  if (t.feeOutcome === 'UNDECIDED' && t.endReason !== 'STATUS_CHANGED')
    return 'it was not the first refund of this kind within 90 days, so we look at the reason first. We will decide and let both of you know.';
  const words = feeWords(t.feeOutcome.toLowerCase() as Lowercase<FeeOutcome>, t.role, fee);
  const when =
    t.feeOutcome === 'REFUND' && t.role === 'BUYER'
      ? ' Banks usually show it within 5 to 10 business days.'
      : '';
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}${when}`;
}

/** The holder did not answer what the buyer said about the contract: they are asked now. */
const contractOf = ({ t }: DialogContext, status: ContractStatus): string =>
  t.endReason === 'REFUSAL_UNANSWERED' && t.role === 'HOLDER' && status === 'CANCELLED'
    ? `${CONTRACT[status]} If it can be transferred, you can edit and relist it under My listings.`
    : CONTRACT[status];

const CONTRACT: Record<ContractStatus, string> = {
  ACTIVE: 'The contract is for sale again.',
  PENDING: 'The contract is updated once the refund is through.',
  COMPLETED: 'The contract was handed over to another buyer.',
  CANCELLED: 'The contract is off the market.',
};
