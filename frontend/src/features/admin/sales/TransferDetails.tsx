import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Contact } from 'lucide-react';
import { useState } from 'react';
import { useAdminTransferContactsQuery } from '../../../generated/admin-sales';
import { formatMoment } from '../../../lib/format/time';
import { RowButton } from '../list/AdminRow';
import { eventText, movers, stepFacts, stepState, type AdminTransfer } from './transfer-words';

interface TransferProps {
  transfer: AdminTransfer;
}

export const TransferSteps = ({ transfer }: TransferProps) => (
  <section>
    <Typography variant="h4" component="h3">
      Steps
    </Typography>
    <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.75 }}>
      {transfer.steps.map((step) => (
        <li key={step.key} aria-current={step.status === 'CURRENT' ? 'step' : undefined}>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {step.title}
          </Box>{' '}
          · {stepState(transfer, step)}
          <Box sx={{ fontSize: '0.8125rem' }}>{stepFacts(transfer, step)}</Box>
        </li>
      ))}
    </Box>
  </section>
);

export const TransferEvents = ({ transfer }: TransferProps) => (
  <section>
    <Typography variant="h4" component="h3">
      What happened
    </Typography>
    <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', display: 'grid', gap: 0.75 }}>
      {transfer.events.map((event, index) => (
        <li key={index}>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {eventText(transfer, event)}.
          </Box>{' '}
          {event.note}
          <Box sx={{ fontSize: '0.8125rem' }}>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>, by {movers[event.by] ?? event.by}
          </Box>
        </li>
      ))}
    </Box>
  </section>
);

const ROLES = { HOLDER: 'Seller', BUYER: 'Buyer' } as const;

/** How the parties can be reached. Each reading is recorded, so they are loaded only when an admin asks for them. */
export function TransferContacts({ id, about }: { id: string; about: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{ '& p': { m: 0, mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' } }}
    >
      <Typography variant="h4" component="h3">
        Contact details
      </Typography>
      {isAsked ? (
        <Cards id={id} />
      ) : (
        <>
          <p>Reading them is recorded in the audit log.</p>
          <RowButton icon={Contact} about={about} onClick={() => setIsAsked(true)}>
            Show contact details
          </RowButton>
        </>
      )}
    </Box>
  );
}

function Cards({ id }: { id: string }) {
  const { data, error } = useAdminTransferContactsQuery({
    variables: { transferId: id },
    fetchPolicy: 'no-cache',
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p>Loading…</p>;
  if (data.transferContacts.length === 0)
    return <p>Neither party has given contact details, or they were deleted.</p>;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
      {data.transferContacts.map(({ role, name, email, phone, note }) => (
        <li key={role}>
          <strong>{ROLES[role]}:</strong> {[name, email, phone, note].filter(Boolean).join(' · ')}
        </li>
      ))}
    </Box>
  );
}
