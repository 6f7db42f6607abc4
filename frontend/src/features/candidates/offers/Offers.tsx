import type { ContractType } from '@handover/domain/types/words';
import Button from '@mui/material/Button';
import { useState } from 'react';
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
}

/** The offers between the two, and what the reader can do about the open one. */
export function Offers({ type, application, reader, listed, reload }: OffersProps) {
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
      {mayOffer && !open && (
        <div>
          <Button size="small" variant="outlined" onClick={() => setAsked({ countered: null })}>
            Make an offer
          </Button>
        </div>
      )}
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
