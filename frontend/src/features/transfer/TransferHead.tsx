import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Pill } from '../../components/plain/Pill';
import type { TransferFieldsFragment } from '../../generated/transfer';
import { THREAD_ID } from './thread/PrivateThread';
import type { Situation } from './situation';

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
export function TransferHead({ transfer, situation, isPast }: TransferHeadProps) {
  const closed = transfer.steps.filter(({ status }) => status === 'DONE' || status === 'SKIPPED').length;
  return (
    <Head>
      <h2>Transfer</h2>
      <Pill tone={situation.tone}>{situation.pill}</Pill>
      {transfer.steps.length > 1 && (
        <span className="count">
          {closed} of {transfer.steps.length} steps done
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
          You see this as an admin. <Link to="/admin?tab=transfers">Act on it under Transfers</Link>
        </span>
      )}
    </Head>
  );
}
