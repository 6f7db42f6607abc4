import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Contact } from 'lucide-react';
import { useState } from 'react';
import { useAdminTransferContactsQuery } from '../../../generated/admin-transfers';
import { RowButton } from '../list/AdminRow';

const ROLES = { HOLDER: 'Seller', BUYER: 'Buyer' } as const;

/** How the parties can be reached. Each reading is recorded, so they are loaded only when an admin asks for them. */
export function TransferContacts({ id, about }: { id: string; about: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{ mt: 2, '& p': { m: 0, mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' } }}
    >
      <Typography variant="h4" component="h3">
        Contact details
      </Typography>
      {isAsked ? (
        <Cards id={id} />
      ) : (
        <>
          <p>Reading them is recorded in the audit log.</p>
          <Box sx={{ ml: -1.25 }}>
            <RowButton icon={Contact} about={about} onClick={() => setIsAsked(true)}>
              Show contact details
            </RowButton>
          </Box>
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
