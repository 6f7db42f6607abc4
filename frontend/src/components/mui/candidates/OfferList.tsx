import type { ContractType } from '@handover/domain/types/words';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { offerState } from '../../../lib/candidates/application-words';
import { termRows, type ShownTerms } from '../../../lib/candidates/term-words';
import { Rows } from './Rows';

export interface ShownOffer {
  id: string;
  by: 'CANDIDATE' | 'HOLDER';
  status: 'MADE' | 'ACCEPTED' | 'DECLINED' | 'COUNTERED' | 'LAPSED' | 'VOID';
  expiresAt: string;
  createdAt: string;
  terms: ShownTerms;
}

interface OfferListProps {
  type: ContractType;
  offers: readonly ShownOffer[];
  /** Who reads it; null for staff. */
  reader: ShownOffer['by'] | null;
  /** What can be done with the offer that waits for an answer. */
  acts?: (offer: ShownOffer) => ReactNode;
}

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& > li': {
    display: 'grid',
    gap: 8,
    padding: '12px 14px',
    borderRadius: 12,
    backgroundColor: 'var(--mui-palette-sunken-main)',
  },
  '& .who': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', fontSize: '0.9375rem' },
  '& .who > strong': { fontWeight: 650 },
  '& .who > span': { color: 'var(--mui-palette-text-secondary)' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** The offers of an application, the newest first. */
export const OfferList = ({ type, offers, reader, acts }: OfferListProps) => (
  <List aria-label="Offers">
    {offers.toReversed().map((offer) => (
      <li key={offer.id}>
        <div className="who">
          <strong>{makerOf(offer.by, reader)}</strong>
          <span>{offerState(offer, reader)}</span>
        </div>
        <Rows rows={termRows(type, offer.terms)} />
        {acts?.(offer)}
      </li>
    ))}
  </List>
);

function makerOf(by: ShownOffer['by'], reader: ShownOffer['by'] | null): string {
  if (by === reader) return 'Your offer';
  return by === 'HOLDER' ? 'Offer of the seller' : 'Offer of the candidate';
}
