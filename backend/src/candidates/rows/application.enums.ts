import {
  APPLICATION_ACTIONS,
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  OFFER_STATUSES,
  PASS_REASONS,
} from '@handover/domain/candidates/application-life';
import { FEE_PAYERS } from '@handover/domain/candidates/offer-terms';
import { enumOf, nameEnum } from '../../common/api/enum-of.js';

export const OFFER_PARTIES = ['candidate', 'holder'] as const;
export type OfferParty = (typeof OFFER_PARTIES)[number];

export const OFFER_ANSWERS = ['accept', 'decline', 'counter'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

export const ApplicationStatusEnum = enumOf(APPLICATION_STATUSES);
export const ApplicationActionEnum = enumOf(APPLICATION_ACTIONS);
export const ApplicationSourceEnum = enumOf(APPLICATION_SOURCES);
export const PassReasonEnum = enumOf(PASS_REASONS);
export const OfferStatusEnum = enumOf(OFFER_STATUSES);
export const OfferPartyEnum = enumOf(OFFER_PARTIES);
export const OfferAnswerEnum = enumOf(OFFER_ANSWERS);
export const FeePayerEnum = enumOf(FEE_PAYERS);

nameEnum(ApplicationStatusEnum, 'ApplicationStatus', 'What became of an application.');
nameEnum(ApplicationActionEnum, 'ApplicationAction', 'What one of the two may do with an application.');
nameEnum(ApplicationSourceEnum, 'ApplicationSource', 'How a candidate came to apply.');
nameEnum(PassReasonEnum, 'PassReason', 'Why the holder went on without a candidate.');
nameEnum(OfferStatusEnum, 'OfferStatus', 'What became of an offer.');
nameEnum(OfferPartyEnum, 'OfferParty', 'Who made an offer.');
nameEnum(OfferAnswerEnum, 'OfferAnswer', 'The answer to an offer.');
nameEnum(FeePayerEnum, 'FeePayer', 'Who pays the transfer fee of the company behind the contract.');
