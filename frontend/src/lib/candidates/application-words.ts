import { formatMoment } from '../format/time';

type Status = 'OPEN' | 'CHOSEN' | 'PASSED' | 'WITHDRAWN' | 'BOUGHT' | 'CLOSED';
type Reason = 'TERMS' | 'DATE' | 'REQUIREMENT' | 'OTHER_CHOSEN' | 'NO_ANSWER';
export type Tone = 'amber' | 'neutral' | 'primary';

export const STATUS_WORDS: Record<Status, { label: string; tone: Tone }> = {
  OPEN: { label: 'Waiting', tone: 'neutral' },
  CHOSEN: { label: 'Chosen', tone: 'primary' },
  PASSED: { label: 'Passed', tone: 'neutral' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
  BOUGHT: { label: 'Bought', tone: 'primary' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
};

/** Why the holder goes on without a candidate, as the holder chooses it. */
export const PASS_REASONS: readonly { value: Reason; label: string }[] = [
  { value: 'OTHER_CHOSEN', label: 'I chose somebody else' },
  { value: 'TERMS', label: 'The terms don’t work for me' },
  { value: 'DATE', label: 'The day doesn’t work for me' },
  { value: 'REQUIREMENT', label: 'A requirement is not met' },
  { value: 'NO_ANSWER', label: 'I got no answer' },
];

/** What a candidate reads: only the reasons that they can do something about. */
export const passedText = (reason: Reason | null): string => {
  if (reason === 'TERMS') return 'The seller passed: the terms didn’t work for them.';
  if (reason === 'DATE') return 'The seller passed: the day didn’t work for them.';
  return 'The seller went on with somebody else.';
};

interface Offer {
  by: 'CANDIDATE' | 'HOLDER';
  status: 'MADE' | 'ACCEPTED' | 'DECLINED' | 'COUNTERED' | 'LAPSED' | 'VOID';
  expiresAt: string;
}

/** The offer that waits for an answer. Time decides, whether or not the server has closed it. */
export const openOffer = <One extends Offer>(offers: readonly One[], now = Date.now()): One | undefined =>
  offers.find(({ status, expiresAt }) => status === 'MADE' && Date.parse(expiresAt) > now);

/** What became of an offer, for the one who reads it. */
export function offerState(
  { by, status, expiresAt }: Offer,
  reader: Offer['by'] | null,
  now = Date.now(),
): string {
  const isOver = Date.parse(expiresAt) <= now;
  switch (status) {
    case 'MADE':
      if (isOver) return 'Not answered in time';
      if (reader === null) return `Open until ${formatMoment(expiresAt)}`;
      return by === reader
        ? `Waiting for an answer until ${formatMoment(expiresAt)}`
        : `Please answer by ${formatMoment(expiresAt)}`;
    case 'ACCEPTED':
      return 'Accepted';
    case 'DECLINED':
      return 'Declined';
    case 'COUNTERED':
      return 'Answered with another offer';
    case 'LAPSED':
      return 'Not answered in time';
    case 'VOID':
      return 'No longer valid';
  }
}

export const isInLine = ({ status }: { status: Status }): boolean => status === 'OPEN' || status === 'CHOSEN';

/** A window that is over is none, whether or not the server has noticed. */
export const isReservedUntil = (until: string | null | undefined, now = Date.now()): until is string =>
  until !== null && until !== undefined && Date.parse(until) > now;
