import type { DocumentNode } from 'graphql';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../components/mui/BusyButton';
import { ActDialog } from './ActDialog';
import { ACTS, actsOf, type Act, type Listing } from './listing-words';
import { useListingAct } from './useListingAct';

/** What the holder may do with a listing, as buttons. `shownBy` is the query that shows it. */
export function ListingActions({ listing, shownBy }: { listing: Listing; shownBy?: DocumentNode }) {
  const { id, title } = listing.contract;
  const { act, busy } = useListingAct(id, shownBy);
  const [asked, setAsked] = useState<Act | null>(null);
  const begin = (name: Act) => (ACTS[name].title === null ? void act(name) : setAsked(name));
  if (listing.allowedActions.length === 0) return null;
  return (
    <div className="actions" role="group" aria-label={`Actions: ${title}`}>
      {listing.allowedActions.includes('EDIT') && (
        <>
          <Button size="small" component={Link} to={`/contracts/submit?edit=${id}`}>
            Edit
          </Button>
          <Button size="small" component={Link} to={`/contracts/submit?edit=${id}#edit-photos`}>
            Photos
          </Button>
        </>
      )}
      {actsOf(listing).map((name) => (
        <BusyButton
          key={name}
          size="small"
          busy={busy === name && asked === null}
          disabled={busy !== null}
          onClick={() => begin(name)}
        >
          {ACTS[name].label}
        </BusyButton>
      ))}
      {asked && (
        <ActDialog
          act={asked}
          title={title}
          busy={busy !== null}
          onAct={async (where) => {
            if (await act(asked, where)) setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
