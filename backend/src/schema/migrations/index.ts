import { Accounts1700000000001 } from './1700000000001-accounts.js';
import { Contracts1700000000002 } from './1700000000002-contracts.js';
import { Chat1700000000003 } from './1700000000003-chat.js';
import { Payments1700000000004 } from './1700000000004-payments.js';
import { Settings1700000000005 } from './1700000000005-settings.js';
import { Moderation1700000000006 } from './1700000000006-moderation.js';
import { TextReview1700000000007 } from './1700000000007-text-review.js';
import { AnyLocale1700000000008 } from './1700000000008-any-locale.js';
import { EventsRead1700000000009 } from './1700000000009-events-read.js';
import { SecondFactor1700000000012 } from './1700000000012-second-factor.js';
import { PendingSessions1700000000013 } from './1700000000013-pending-sessions.js';
import { Retention1700000000014 } from './1700000000014-retention.js';
import { OwnData1700000000015 } from './1700000000015-own-data.js';
import { PaymentEndings1700000000016 } from './1700000000016-payment-endings.js';
import { PaymentEndingsChecked1700000000017 } from './1700000000017-payment-endings-checked.js';
import { Terms1700000000018 } from './1700000000018-terms.js';
import { TermsOfPurchases1700000000019 } from './1700000000019-terms-of-purchases.js';
import { SearchByTrigger1700000000022 } from './1700000000022-search-by-trigger.js';
import { QuotedContracts1700000000026 } from './1700000000026-quoted-contracts.js';
import { ListOrders1700000000030 } from './1700000000030-list-orders.js';
import { SimilarContracts1700000000035 } from './1700000000035-similar-contracts.js';
import { RefundChoiceAndCard1700000000040 } from './1700000000040-refund-choice-and-card.js';
import { Conversations1700000000044 } from './1700000000044-conversations.js';
import { ConversationsSoFar1700000000045 } from './1700000000045-conversations-so-far.js';
import { AnsweredRequests1700000000048 } from './1700000000048-answered-requests.js';
import { AuditFilters1700000000049 } from './1700000000049-audit-filters.js';
import { OneIndexByPayment1700000000050 } from './1700000000050-one-index-by-payment.js';
import { LetterPairsForAdmins1700000000051 } from './1700000000051-letter-pairs-for-admins.js';
import { KeptFees1700000000060 } from './1700000000060-kept-fees.js';
import { KeptFeesChecked1700000000061 } from './1700000000061-kept-fees-checked.js';
import { Transfers1700000000062 } from './1700000000062-transfers.js';
import { TransferMessages1700000000063 } from './1700000000063-transfer-messages.js';
import { FreshTimeToAccept1700000000064 } from './1700000000064-fresh-time-to-accept.js';
import { Notifications1700000000066 } from './1700000000066-notifications.js';
import { TransfersOfAdmins1700000000071 } from './1700000000071-transfers-of-admins.js';
import { Facts1700000000074 } from './1700000000074-facts.js';
import { FactsChecked1700000000075 } from './1700000000075-facts-checked.js';
import { SuspendedPartiesWait1700000000089 } from './1700000000089-suspended-parties-wait.js';
import { Finding1700000000096 } from './1700000000096-finding.js';
import { FindingOrders1700000000097 } from './1700000000097-finding-orders.js';
import { FindingTerms1700000000098 } from './1700000000098-finding-terms.js';
import { Saved1700000000108 } from './1700000000108-saved.js';
import { SavedKinds1700000000109 } from './1700000000109-saved-kinds.js';
import { Listings1700000000116 } from './1700000000116-listings.js';
import { ListingsIndexed1700000000117 } from './1700000000117-listings-indexed.js';
import { ListingQuestionsAndViews1700000000118 } from './1700000000118-listing-questions-and-views.js';
import { Photos1700000000126 } from './1700000000126-photos.js';
import { Overview1700000000133 } from './1700000000133-overview.js';
import { Reports1700000000134 } from './1700000000134-reports.js';
import { OffMarketReasonOfSales1700000000150 } from './1700000000150-off-market-reason-of-sales.js';
import { AnswerTimes1700000000151 } from './1700000000151-answer-times.js';
import { RelistedContracts1700000000155 } from './1700000000155-relisted-contracts.js';
import { ChangesWithoutTexts1700000000160 } from './1700000000160-changes-without-texts.js';
import { FlaggedPhotos1700000000161 } from './1700000000161-flagged-photos.js';
import { LetterPairsByText1700000000168 } from './1700000000168-letter-pairs-by-text.js';
import { CashAndAvailability1700000000170 } from './1700000000170-cash-and-availability.js';
import { WithPhotos1700000000171 } from './1700000000171-with-photos.js';
import { Brands1700000000180 } from './1700000000180-brands.js';
import { Duplicates1700000000173 } from './1700000000173-duplicates.js';
import { PendingSearches1700000000181 } from './1700000000181-pending-searches.js';
import { TitlesOfHolders1700000000182 } from './1700000000182-titles-of-holders.js';
import { OneTrigger1700000000183 } from './1700000000183-one-trigger.js';
import { OneCheck1700000000184 } from './1700000000184-one-check.js';
import { Installation1700000000190 } from './1700000000190-installation.js';
import { PauseReasons1700000000192 } from './1700000000192-pause-reasons.js';
import { UndecidedFees1700000000193 } from './1700000000193-undecided-fees.js';
import { TextsOfTransfers1700000000195 } from './1700000000195-texts-of-transfers.js';

/** In the order of their execution; TypeORM sorts by the number at the end of the class name. */
export const migrations = [
  Accounts1700000000001,
  Contracts1700000000002,
  Chat1700000000003,
  Payments1700000000004,
  Settings1700000000005,
  Moderation1700000000006,
  TextReview1700000000007,
  AnyLocale1700000000008,
  EventsRead1700000000009,
  SecondFactor1700000000012,
  PendingSessions1700000000013,
  Retention1700000000014,
  OwnData1700000000015,
  PaymentEndings1700000000016,
  PaymentEndingsChecked1700000000017,
  Terms1700000000018,
  TermsOfPurchases1700000000019,
  SearchByTrigger1700000000022,
  QuotedContracts1700000000026,
  ListOrders1700000000030,
  SimilarContracts1700000000035,
  RefundChoiceAndCard1700000000040,
  Conversations1700000000044,
  ConversationsSoFar1700000000045,
  AnsweredRequests1700000000048,
  AuditFilters1700000000049,
  OneIndexByPayment1700000000050,
  LetterPairsForAdmins1700000000051,
  KeptFees1700000000060,
  KeptFeesChecked1700000000061,
  Transfers1700000000062,
  TransferMessages1700000000063,
  FreshTimeToAccept1700000000064,
  Notifications1700000000066,
  TransfersOfAdmins1700000000071,
  Facts1700000000074,
  FactsChecked1700000000075,
  SuspendedPartiesWait1700000000089,
  Finding1700000000096,
  FindingOrders1700000000097,
  FindingTerms1700000000098,
  Saved1700000000108,
  SavedKinds1700000000109,
  Listings1700000000116,
  ListingsIndexed1700000000117,
  ListingQuestionsAndViews1700000000118,
  Photos1700000000126,
  Overview1700000000133,
  Reports1700000000134,
  OffMarketReasonOfSales1700000000150,
  AnswerTimes1700000000151,
  RelistedContracts1700000000155,
  ChangesWithoutTexts1700000000160,
  FlaggedPhotos1700000000161,
  LetterPairsByText1700000000168,
  CashAndAvailability1700000000170,
  WithPhotos1700000000171,
  Duplicates1700000000173,
  Brands1700000000180,
  PendingSearches1700000000181,
  TitlesOfHolders1700000000182,
  OneTrigger1700000000183,
  OneCheck1700000000184,
  Installation1700000000190,
  PauseReasons1700000000192,
  UndecidedFees1700000000193,
  TextsOfTransfers1700000000195,
];
