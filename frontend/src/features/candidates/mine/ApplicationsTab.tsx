import Button from '@mui/material/Button';
import { HandHelping } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CompareButton } from '../../../components/contract/compare/CompareButton';
import { TypeIcon } from '../../../components/contract/TypeIcon';
import { AccountListCard } from '../../../components/mui/AccountListCard';
import { AccountRow } from '../../../components/mui/AccountRow';
import { EmptyState } from '../../../components/plain/EmptyState';
import { Pill } from '../../../components/plain/Pill';
import { useMyApplicationsQuery, type MyApplicationsQuery } from '../../../generated/candidates';
import {
  isReservedUntil,
  offerState,
  openOffer,
  STATUS_WORDS,
} from '../../../lib/candidates/application-words';
import { kindOf } from '../../../components/contract/contract-kinds';
import { termRows } from '../../../lib/candidates/term-words';
import { formatCents } from '../../../lib/format/money';
import { formatDay } from '../../../lib/format/time';
import { useHydrated } from '../../../lib/useHydrated';
import { nextText } from './next-text';
import { WithdrawDialog } from './WithdrawDialog';

/** The contracts that the member has asked for. */
export function ApplicationsTab() {
  const query = useMyApplicationsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Your Applications"
      query={query}
      list={query.data?.myApplications}
      row={(node) => <ApplicationRow key={node.id} application={node} reload={query.refetch} />}
      empty={
        <EmptyState
          icon={HandHelping}
          headingLevel="h3"
          title="No applications yet"
          text="Ask to take over a contract, and you see here what the seller says. Asking is free."
          action={
            <Button variant="contained" component={Link} to="/contracts">
              Find a contract
            </Button>
          }
        />
      }
    />
  );
}

type Application = MyApplicationsQuery['myApplications']['edges'][number]['node'];

function ApplicationRow({
  application,
  reload,
}: {
  application: Application;
  reload: () => Promise<unknown>;
}) {
  const { contractId, contract, status, createdAt, offers, allowedActions, reservedUntil } = application;
  const [leaving, setLeaving] = useState(false);
  // moments are in the reader's time zone, which the server does not know
  const hydrated = useHydrated();
  const { label, tone } = STATUS_WORDS[status];
  const open = openOffer(offers);
  const isAsked = open?.by === 'HOLDER' || isReservedUntil(reservedUntil);
  const title = contract?.title ?? 'A contract';
  return (
    <AccountRow className={`sentences ${isAsked ? 'unread' : ''}`}>
      {contract ? <TypeIcon type={contract.type} size={40} /> : <span />}
      <div>
        <Link className="title" to={`/contracts/${contractId}`} dir="auto">
          {title}
        </Link>
        {hydrated && (
          <div className="details" style={{ whiteSpace: 'normal' }}>
            {nextText(application, contract)}
          </div>
        )}
        {hydrated && <LastOffer application={application} />}
        <div className="more">
          {contract && `${formatCents(contract.monthlyPayment)}/mo · `}you asked on{' '}
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </div>
      </div>
      <div className="end">
        <Pill tone={open?.by === 'HOLDER' ? 'amber' : tone}>
          {open?.by === 'HOLDER' ? 'New offer' : label}
        </Pill>
      </div>
      <div className="actions" role="group" aria-label={`Actions: ${title}`}>
        {contract && <CompareButton contract={contract} />}
        {isAsked && (
          <Button size="small" component={Link} to={`/contracts/${contractId}`}>
            {open?.by === 'HOLDER' ? 'Answer the offer' : 'Buy'}
          </Button>
        )}
        {allowedActions.includes('WITHDRAW') && (
          <Button size="small" onClick={() => setLeaving(true)}>
            Withdraw
          </Button>
        )}
      </div>
      {leaving && (
        <WithdrawDialog application={application} onDone={reload} onClose={() => setLeaving(false)} />
      )}
    </AccountRow>
  );
}

/** "Your offer: Incentive $1,500.00. Accepted" */
function LastOffer({ application: { offers, contract } }: { application: Application }) {
  const last = offers.at(-1);
  if (!last || !contract) return null;
  const terms = termRows(kindOf(contract.type).slug, last.terms)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
  return (
    <div className="details" style={{ whiteSpace: 'normal' }}>
      {last.by === 'HOLDER' ? 'Offer of the seller' : 'Your offer'}: {terms}. {offerState(last, 'CANDIDATE')}.
    </div>
  );
}
