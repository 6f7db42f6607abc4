import type { CandidateFieldsFragment } from '../generated/candidates-holder';
import type {
  ApplicationFieldsFragment,
  OfferFieldsFragment,
  OfferTermsFieldsFragment,
} from '../generated/candidates';
import { contractNumber } from './samples';

type Typed<Fields, Name extends string> = Fields & { __typename: Name };

export const LATER = '2099-01-02T15:00:00.000Z';

export const someTerms = (
  change: Partial<OfferTermsFieldsFragment> = {},
): Typed<OfferTermsFieldsFragment, 'OfferTerms'> => ({
  __typename: 'OfferTerms',
  incentive: null,
  price: null,
  thirdPartyFeeBy: null,
  handoverOn: null,
  includes: null,
  ...change,
});

/** An offer of $1,500 by the candidate that waits for an answer. */
export const anOffer = (change: Partial<OfferFieldsFragment> = {}): Typed<OfferFieldsFragment, 'Offer'> => ({
  __typename: 'Offer',
  id: 'offer-1',
  round: 1,
  by: 'CANDIDATE',
  status: 'MADE',
  expiresAt: LATER,
  createdAt: '2026-01-02T15:00:00.000Z',
  terms: someTerms({ incentive: 150_000 }),
  ...change,
});

/** What the member has sent for the first contract. */
export const anApplication = (
  change: Partial<ApplicationFieldsFragment> = {},
): Typed<ApplicationFieldsFragment, 'Application'> => ({
  __typename: 'Application',
  id: 'application-1',
  contractId: contractNumber(1).id,
  status: 'OPEN',
  createdAt: '2026-01-02T15:00:00.000Z',
  decidedAt: null,
  place: null,
  placeOf: null,
  passReason: null,
  reservedUntil: null,
  allowedActions: ['OFFER', 'WITHDRAW'],
  answers: { creditBand: '700-739' },
  requirements: [],
  agreed: null,
  agreedCost: null,
  offers: [],
  ...change,
});

/** A candidate as the holder of the first contract sees them. */
export const candidateNumber = (
  number: number,
  change: Partial<CandidateFieldsFragment> = {},
): Typed<CandidateFieldsFragment, 'Candidate'> => ({
  __typename: 'Candidate',
  id: `application-${number}`,
  number,
  rank: null,
  memberSince: '2026-03',
  emailConfirmed: true,
  handedOver: 0,
  answersWithinHours: null,
  status: 'OPEN',
  source: 'APPLY',
  createdAt: `2026-01-0${number}T15:00:00.000Z`,
  decidedAt: null,
  passReason: null,
  reservedUntil: null,
  allowedActions: ['OFFER', 'CHOOSE', 'PASS'],
  answers: { creditBand: '700-739' },
  requirements: [],
  agreed: null,
  offers: [],
  ...change,
});
