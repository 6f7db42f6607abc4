import { Accounts1700000000201 } from './1700000000201-accounts.js';
import { Settings1700000000202 } from './1700000000202-settings.js';
import { Audit1700000000203 } from './1700000000203-audit.js';
import { Contracts1700000000204 } from './1700000000204-contracts.js';
import { Chat1700000000205 } from './1700000000205-chat.js';
import { Notifications1700000000206 } from './1700000000206-notifications.js';
import { Listings1700000000207 } from './1700000000207-listings.js';
import { Saved1700000000208 } from './1700000000208-saved.js';
import { Photos1700000000209 } from './1700000000209-photos.js';
import { Payments1700000000210 } from './1700000000210-payments.js';
import { Transfers1700000000211 } from './1700000000211-transfers.js';
import { Reports1700000000212 } from './1700000000212-reports.js';
import { Moderation1700000000213 } from './1700000000213-moderation.js';
import { Overview1700000000214 } from './1700000000214-overview.js';
import { Installation1700000000215 } from './1700000000215-installation.js';
import { FavouritesByEvent1700000000216 } from './1700000000216-favourites-by-event.js';
import { Legal1700000000217 } from './1700000000217-legal.js';
import { Roles1700000000223 } from './1700000000223-roles.js';
import { Availability1700000000227 } from './1700000000227-availability.js';
import { Sales1700000000231 } from './1700000000231-sales.js';
import { AuditSearch1700000000254 } from './1700000000254-audit-search.js';
import { Claims1700000000235 } from './1700000000235-claims.js';
import { Launch1700000000241 } from './1700000000241-launch.js';
import { Notes1700000000253 } from './1700000000253-notes.js';
import { Requests1700000000252 } from './1700000000252-requests.js';
import { Visits1700000000261 } from './1700000000261-visits.js';
import { ContractFlags1700000000271 } from './1700000000271-contract-flags.js';
import { Candidates1700000000281 } from './1700000000281-candidates.js';
import { Inviters1700000000290 } from './1700000000290-inviters.js';
import { OrganisationLimits1700000000295 } from './1700000000295-organisation-limits.js';
import { Leads1700000000296 } from './1700000000296-leads.js';
import { CardReaders1700000000299 } from './1700000000299-card-readers.js';
import { PhotoAddresses1700000000300 } from './1700000000300-photo-addresses.js';
import { ImportSources1700000000301 } from './1700000000301-import-sources.js';
import { ContractsOfOrganisations1700000000302 } from './1700000000302-contracts-of-organisations.js';
import { AnswersOfColleagues1700000000303 } from './1700000000303-answers-of-colleagues.js';
import { LargeTables1700000000304 } from './1700000000304-large-tables.js';
import { CountedLists1700000000305 } from './1700000000305-counted-lists.js';
import { OneAlertFrequency1700000000289 } from './1700000000289-one-alert-frequency.js';
import { ApiTokens1700000000282 } from './1700000000282-api-tokens.js';
import { Imports1700000000284 } from './1700000000284-imports.js';
import { ImportProblems1700000000292 } from './1700000000292-import-problems.js';
import { Windows1700000000286 } from './1700000000286-windows.js';
import { Invitations1700000000287 } from './1700000000287-invitations.js';
import { Webhooks1700000000285 } from './1700000000285-webhooks.js';
import { Organisations1700000000283 } from './1700000000283-organisations.js';
import { StepRules1700000000277 } from './1700000000277-step-rules.js';
import { RuleObservations1700000000278 } from './1700000000278-rule-observations.js';
import { RuleFigures1700000000279 } from './1700000000279-rule-figures.js';
import { ConsentDetails1700000000276 } from './1700000000276-consent-details.js';
import { ParallelSteps1700000000272 } from './1700000000272-parallel-steps.js';
import { RuleBook1700000000273 } from './1700000000273-rule-book.js';
import { ContractCompanies1700000000274 } from './1700000000274-contract-companies.js';
import { FirstWeek1700000000251 } from './1700000000251-first-week.js';

/** The schema of the first release, a migration per module. Each of their functions is in schema/functions. */
export const first = [
  Accounts1700000000201,
  Settings1700000000202,
  Audit1700000000203,
  Contracts1700000000204,
  Chat1700000000205,
  Notifications1700000000206,
  Listings1700000000207,
  Saved1700000000208,
  Photos1700000000209,
  Payments1700000000210,
  Transfers1700000000211,
  Reports1700000000212,
  Moderation1700000000213,
  Overview1700000000214,
  Installation1700000000215,
];

/** In the order of their execution; TypeORM sorts by the number at the end of the class name. */
export const migrations = [
  ...first,
  FavouritesByEvent1700000000216,
  Legal1700000000217,
  Roles1700000000223,
  Availability1700000000227,
  Sales1700000000231,
  Claims1700000000235,
  Launch1700000000241,
  FirstWeek1700000000251,
  Requests1700000000252,
  Notes1700000000253,
  AuditSearch1700000000254,
  Visits1700000000261,
  ContractFlags1700000000271,
  ParallelSteps1700000000272,
  RuleBook1700000000273,
  ContractCompanies1700000000274,
  ConsentDetails1700000000276,
  StepRules1700000000277,
  RuleObservations1700000000278,
  RuleFigures1700000000279,
  Candidates1700000000281,
  ApiTokens1700000000282,
  Organisations1700000000283,
  Imports1700000000284,
  Webhooks1700000000285,
  Windows1700000000286,
  Invitations1700000000287,
  OneAlertFrequency1700000000289,
  Inviters1700000000290,
  ImportProblems1700000000292,
  OrganisationLimits1700000000295,
  Leads1700000000296,
  CardReaders1700000000299,
  PhotoAddresses1700000000300,
  ImportSources1700000000301,
  ContractsOfOrganisations1700000000302,
  AnswersOfColleagues1700000000303,
  LargeTables1700000000304,
  CountedLists1700000000305,
];
