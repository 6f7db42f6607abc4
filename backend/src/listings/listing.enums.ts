import { ELSEWHERE, LISTING_ACTIONS } from '@handover/domain/listings/listing-life';
import { registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../common/api/enum-of.js';

export const ListingActionEnum = enumOf(LISTING_ACTIONS);
export const ElsewhereEnum = enumOf(ELSEWHERE);

registerEnumType(ListingActionEnum, {
  name: 'ListingAction',
  description: 'What a holder may do with a listing.',
});
registerEnumType(ElsewhereEnum, {
  name: 'Elsewhere',
  description: 'Where a contract went: HERE through this site, OTHER_SITE, a FRIEND, or RETURNED.',
});
