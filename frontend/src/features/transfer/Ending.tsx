import { ENDINGS } from '@handover/domain/transfers/transfer-endings';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleSlash } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { Moment } from '../../components/plain/Moment';
import type { ContractStatus } from '../../generated/contracts';
import type { FeeOutcome } from '../../generated/transfer';
import { useNamed } from '../../lib/content/useNamed';
import { wordOf } from '../../lib/enum-words';
import { other, otherCapitalized, type DialogContext } from './acts/dialog-words';
import { feeWords } from './acts/outcomes';
import { formatDate } from './transfer-dates';

const Root = styled('section')({
  minWidth: 0,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: 0,
    font: 'var(--mui-font-h3)',
    letterSpacing: '-0.014em',
  },
  '& h3 > svg': { flex: 'none' },
  '& p': { margin: '10px 0 0' },
  '& a': { marginTop: 18 },
});

interface EndingProps {
  context: DialogContext;
  contractStatus: ContractStatus;
  headingRef: Ref<HTMLHeadingElement>;
}

/** How the transfer ended: why, and what happened to the fee and the contract. */
export function Ending({ context, contractStatus, headingRef }: EndingProps) {
  const { t, fee } = context;
  const named = useNamed();
  if (t.status === 'COMPLETED') return <HandedOver context={context} headingRef={headingRef} />;
  return (
    <Root aria-label="Ended">
      <h3 ref={headingRef} tabIndex={-1}>
        <CircleSlash size={26} aria-hidden />
        This transfer has ended
      </h3>
      <p>
        {named(whyOf(context))}
        {t.cancelledAt && ` It ended on ${formatDate(t.cancelledAt)}.`}
      </p>
      <p>
        <b>The fee:</b> {feeOfEnded(context, fee)}
      </p>
      <p>{contractOf(context, contractStatus)}</p>
      {t.role === 'BUYER' && (
        <Button component={Link} variant="outlined" to="/contracts">
          Find another contract
        </Button>
      )}
    </Root>
  );
}

/** What the two of them came for. */
function HandedOver({ context, headingRef }: Omit<EndingProps, 'contractStatus'>) {
  const { t, fee } = context;
  const isSeller = t.role === 'HOLDER';
  return (
    <Root aria-label="Handed over">
      <Moment>
        <h3 ref={headingRef} tabIndex={-1}>
          Handed over
        </h3>
        <p>
          {handedOver(context)} Keep your papers: the written consent, what you signed, and the first
          statement in the new name.
        </p>
        <p>{isSeller ? `The buyer paid the ${fee} fee, and you pay nothing.` : `You paid the ${fee} fee.`}</p>
        {t.role && (
          <Button component={Link} variant="outlined" to={isSeller ? '/contracts/submit' : '/contracts'}>
            {isSeller ? 'List another contract' : 'Find another contract'}
          </Button>
        )}
      </Moment>
    </Root>
  );
}

function handedOver(context: DialogContext): string {
  const { role, completedAt } = context.t;
  const day = completedAt && formatDate(completedAt);
  const on = day ? ` on ${day}` : '';
  if (!role) return `This contract was handed over${on}.`;
  if (role === 'HOLDER') return `You handed over this contract to ${other(context)}${on}.`;
  return `${otherCapitalized(context)} handed over this contract to you: it ${day ? `has been yours since ${day}` : 'is yours'}.`;
}

const whyOf = ({ t }: DialogContext): string =>
  t.endReason ? ENDINGS[wordOf(t.endReason)].words : 'The transfer ended.';

function feeOfEnded({ t }: DialogContext, fee: string): string {
  if (t.endReason === 'CHARGED_BACK') return 'the buyer’s bank took it back.';
  if (t.endReason === 'TEST_CLOSED') return 'it was a test payment, and no money moved.';
  if (t.feeOutcome === 'UNDECIDED' && t.feeRule === 'ALWAYS_REFUND') return 'we will refund it.';
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
