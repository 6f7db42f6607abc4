import { RuleFigure } from '../rules/observations/rule-figures.entity.js';
import { RuleObservation } from '../rules/observations/rule-observation.entity.js';
import { RuleSubject } from '../rules/rule-subject.entity.js';
import { RuleVersion } from '../rules/rule-version.entity.js';
import { Import, ImportMappingRow, ImportRow } from '../business/imports/import.entity.js';
import { PhotoAddress } from '../business/imports/photos/photo-address.entity.js';
import { ImportSource } from '../business/imports/sources/import-source.entity.js';
import { ContractFeedEntry } from '../business/feeds/contract-feed.entity.js';
import { WebhookDelivery, WebhookEvent } from '../business/webhooks/webhook-delivery.entity.js';
import { Webhook } from '../business/webhooks/webhook.entity.js';
import { AdminNote } from '../notes/note.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { StateAvailability } from '../availability/availability.entity.js';
import { OneTimeToken } from '../auth/one-time-token.entity.js';
import { SessionRow } from '../sessions/session.entity.js';
import { ApiToken } from '../tokens/api-token.entity.js';
import { IdempotencyKey } from '../tokens/idempotency/idempotency-key.entity.js';
import { OrganisationInvitation, OrganisationMember } from '../organisations/organisation-member.entity.js';
import { Organisation } from '../organisations/organisation.entity.js';
import { Conversation } from '../chat/conversations/conversation.entity.js';
import { Message } from '../chat/message.entity.js';
import { CannedAnswer } from '../contact/canned-answer.entity.js';
import { ContactReply } from '../contact/contact-reply.entity.js';
import { ContactRequest } from '../contact/contact-request.entity.js';
import { ContractApproval } from '../contracts/approval/contract-approval.entity.js';
import { ContractChange } from '../contracts/changes/contract-change.entity.js';
import {
  ContractView,
  ContractViewDay,
  ContractViewTotal,
  ListingQuestion,
  MemberAnswers,
} from '../listings/listing.entities.js';
import { Contract } from '../contracts/contract.entity.js';
import { PrivateFactsRow } from '../contracts/facts/private-facts.entity.js';
import { PaymentEvent, PaymentEventsRead } from '../payments/settling/payment-event.entity.js';
import { PurchaseTransition } from '../payments/purchase/purchase-transition.entity.js';
import { Purchase } from '../payments/purchase/purchase.entity.js';
import { NotificationPreference, Notification } from '../notifications/notification.entity.js';
import { PhotoRow } from '../photos/photo.entity.js';
import { OverviewDay } from '../overview/overview-day.entity.js';
import { MyReport } from '../reports/report.entity.js';
import { FinishedReview } from '../moderation/text-review.entity.js';
import { Favourite } from '../saved/favourite.entity.js';
import { SavedSearch, SearchAlert } from '../saved/saved-search.entity.js';
import { AuthenticatorApp, Passkey, RecoveryCode } from '../second-factor/factor.entities.js';
import { ConfirmedClaim } from '../settings/claims/confirmed-claim.entity.js';
import { Setting } from '../settings/setting.entity.js';
import { ContactCard } from '../transfers/parties/contact-card.entity.js';
import { TransferEvent } from '../transfers/transfer-event.entity.js';
import { TransferMessage } from '../transfers/messages/transfer-message.entity.js';
import { TransferStep } from '../transfers/transfer-step.entity.js';
import { Transfer } from '../transfers/transfer.entity.js';
import { User } from '../users/user.entity.js';
import { LegalText } from '../legal/legal-text.entity.js';
import { TermsAcceptance } from '../legal/terms-acceptance.entity.js';
import { VisitSourceDay } from '../visits/visit-source.entity.js';
import { InstallationMark } from '../installation/installation-mark.entity.js';
import { InstallationRow } from '../installation/installation.entity.js';
import { Application } from '../candidates/rows/application.entity.js';
import { ApplicationDecision, RequirementSet } from '../candidates/rows/application-decision.entity.js';
import { CandidateProfile } from '../candidates/rows/candidate-profile.entity.js';
import { Invitation } from '../candidates/rows/invitation.entity.js';
import { Offer } from '../candidates/rows/offer.entity.js';
import { LaunchMail } from '../launch/launch-mail.entity.js';
import { LaunchWaiver } from '../launch/launch-waiver.entity.js';
import { ServerErrorHour } from '../launch/server-error-hour.entity.js';

/** Every table that TypeORM knows: what migrations are generated from and checked against. */
export const entities = [
  User,
  SessionRow,
  OneTimeToken,
  Passkey,
  AuthenticatorApp,
  RecoveryCode,
  Contract,
  ContractChange,
  ContractApproval,
  ContractView,
  ContractViewDay,
  ContractViewTotal,
  ListingQuestion,
  MemberAnswers,
  PrivateFactsRow,
  Message,
  Conversation,
  Setting,
  ConfirmedClaim,
  ContactRequest,
  ContactReply,
  CannedAnswer,
  AuditEntry,
  StateAvailability,
  RuleSubject,
  RuleVersion,
  RuleObservation,
  RuleFigure,
  Purchase,
  PurchaseTransition,
  Transfer,
  TransferStep,
  TransferEvent,
  TransferMessage,
  ContactCard,
  Application,
  Invitation,
  Offer,
  CandidateProfile,
  RequirementSet,
  ApplicationDecision,
  Favourite,
  SavedSearch,
  SearchAlert,
  PhotoRow,
  Notification,
  NotificationPreference,
  PaymentEvent,
  PaymentEventsRead,
  FinishedReview,
  OverviewDay,
  MyReport,
  InstallationRow,
  InstallationMark,
  LaunchWaiver,
  LaunchMail,
  ServerErrorHour,
  LegalText,
  TermsAcceptance,
  VisitSourceDay,
  AdminNote,
  ApiToken,
  IdempotencyKey,
  Import,
  ImportRow,
  PhotoAddress,
  ImportMappingRow,
  ImportSource,
  Webhook,
  WebhookEvent,
  WebhookDelivery,
  ContractFeedEntry,
  Organisation,
  OrganisationMember,
  OrganisationInvitation,
];
