import type { DocumentNode } from 'graphql';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../components/mui/BusyButton';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { useIsReviewed } from '../../lib/content/useSiteInfo';
import type { Elsewhere } from '../../generated/listings';
import { actsOf, WHERE, wordsOf, type Act, type Listing } from './listing-words';
import { useListingAct } from './useListingAct';

interface ListingActionsProps {
  listing: Listing;
  /** False for a colleague, who does not change its photos. */
  isHolder?: boolean;
  /** The query that shows it. */
  shownBy?: DocumentNode;
}

/** What the holder, or a colleague of their organization, may do with a listing, as buttons. */
export function ListingActions({ listing, isHolder = true, shownBy }: ListingActionsProps) {
  const { id, title } = listing.contract;
  const { act, busy } = useListingAct(id, shownBy);
  const [asked, setAsked] = useState<Act | null>(null);
  const isReviewed = useIsReviewed();
  const words = (name: Act) => wordsOf(name, listing.contract, isReviewed);
  const begin = (name: Act) => (words(name).title ? setAsked(name) : void act(name));
  if (listing.allowedActions.length === 0) return null;
  return (
    <div className="actions" role="group" aria-label={`Actions: ${title}`}>
      {listing.allowedActions.includes('EDIT') && (
        <>
          <Button size="small" component={Link} to={`/contracts/submit?edit=${id}`}>
            Edit
          </Button>
          {isHolder && (
            <Button size="small" component={Link} to={`/contracts/submit?edit=${id}#edit-photos`}>
              Photos
            </Button>
          )}
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
          {words(name).label}
        </BusyButton>
      ))}
      {asked && (
        <ActDialog
          act={asked}
          words={words(asked)}
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

interface ActDialogProps {
  act: Act;
  words: ReturnType<typeof wordsOf>;
  title: string;
  busy: boolean;
  onAct: (where: Elsewhere | null) => Promise<void>;
  onClose: () => void;
}

/** Says what follows from an act before it is made. */
function ActDialog({ act, words, title, busy, onAct, onClose }: ActDialogProps) {
  const [where, setWhere] = useState<Elsewhere | null>(null);
  return (
    <ConfirmDialog
      open
      title={words.title ?? ''}
      confirmLabel={words.label}
      destructive={act === 'MARK_ELSEWHERE'}
      busy={busy}
      onConfirm={() => void onAct(where)}
      onClose={onClose}
    >
      <strong dir="auto">{title}</strong>
      <p style={{ margin: '8px 0 0' }}>{words.text}</p>
      {act === 'MARK_ELSEWHERE' && (
        <RadioGroup
          aria-label="What happened to it? Only you and our team can see this."
          value={where ?? ''}
          onChange={(_, value) => setWhere(value as Elsewhere)}
          sx={{ mt: 1.5, color: 'text.primary' }}
        >
          {WHERE.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      )}
    </ConfirmDialog>
  );
}
