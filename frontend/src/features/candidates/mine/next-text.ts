import type { ApplicationFieldsFragment } from '../../../generated/candidates';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { isReservedUntil, openOffer, passedText } from '../../../lib/candidates/application-words';
import { formatMoment } from '../../../lib/format/time';

type Application = Pick<
  ApplicationFieldsFragment,
  'status' | 'offers' | 'passReason' | 'place' | 'placeOf' | 'reservedUntil'
>;

/** What a candidate has to know about an application now: what is next, or how it ended. */
export function nextText(
  application: Application,
  contract: Pick<ContractFieldsFragment, 'status' | 'saleMode'> | null,
): string {
  const { status, offers, passReason, place, placeOf, reservedUntil } = application;
  switch (status) {
    case 'CHOSEN':
      return isReservedUntil(reservedUntil)
        ? `The seller chose you: you have until ${formatMoment(reservedUntil)} to buy.`
        : 'Your time to buy is over.';
    case 'PASSED':
      return passedText(passReason);
    case 'WITHDRAWN':
      return 'You withdrew.';
    case 'BOUGHT':
      return 'You bought this contract.';
    case 'CLOSED':
      return 'This contract is no longer available.';
    case 'OPEN':
      break;
  }
  if (openOffer(offers)?.by === 'HOLDER') return 'The seller made you an offer.';
  if (place !== null && placeOf !== null)
    return `A transfer to another buyer is in progress. You are ${place} of ${placeOf} in line.`;
  if (contract?.saleMode === 'CHOOSE') return 'The seller decides who may buy. We tell you when they do.';
  return 'The seller has your request. The first to pay gets the contract, unless the seller chooses.';
}
