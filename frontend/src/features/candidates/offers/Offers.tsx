import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { OfferList } from '../../../components/mui/candidates/OfferList';
import type { ApplicationAction, OfferFieldsFragment, OfferParty } from '../../../generated/candidates';
import { openOffer } from '../../../lib/candidates/application-words';
import { OfferDialog } from './OfferDialog';
import type { TypedTerms } from './offer-form';
import { useOffers } from './useOffers';

interface OffersProps {
  type: ContractType;
  application: {
    id: string;
    offers: readonly OfferFieldsFragment[];
    allowedActions: readonly ApplicationAction[];
  };
  reader: OfferParty;
  /** What of the listing an offer can change. */
  listed: Partial<Record<keyof TypedTerms, string | null>>;
  reload: () => Promise<unknown>;
  /** What else the reader can do, beside the button for an offer. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The offers between the two, and what the reader can do about the open one. */
export function Offers({ type, application, reader, listed, reload, before, after }: OffersProps) {
  const { offers, allowedActions } = application;
  const { send, decide, busy } = useOffers(application.id, reload);
  const [asked, setAsked] = useState<{ countered: OfferFieldsFragment | null } | null>(null);
  const open = openOffer(offers);
  const mayOffer = allowedActions.includes('OFFER');
  return (
    <>
      {offers.length > 0 && (
        <OfferList
          type={type}
          offers={offers}
          reader={reader}
          acts={({ id }) =>
            mayOffer &&
            open?.id === id &&
            open.by !== reader && (
              <div className="acts" role="group" aria-label="Answer the offer">
                <BusyButton
                  size="small"
                  variant="contained"
                  busy={busy === 'ACCEPT'}
                  disabled={busy !== null}
                  onClick={() => void decide(open, 'ACCEPT')}
                >
                  Accept
                </BusyButton>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={busy !== null}
                  onClick={() => setAsked({ countered: open })}
                >
                  Counter
                </Button>
                <BusyButton
                  size="small"
                  busy={busy === 'DECLINE'}
                  disabled={busy !== null}
                  onClick={() => void decide(open, 'DECLINE')}
                >
                  Decline
                </BusyButton>
              </div>
            )
          }
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          '&:empty': { display: 'none' },
        }}
      >
        {before}
        {mayOffer && !open && (
          <Button variant="outlined" onClick={() => setAsked({ countered: null })}>
            Make an offer
          </Button>
        )}
        {after}
      </Box>
      {asked && (
        <OfferDialog
          type={type}
          countered={asked.countered}
          listed={listed}
          onSend={async (terms) => {
            await send(terms, asked.countered);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
