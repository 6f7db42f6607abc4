import { STAFF_ROLES, type StaffRole } from '@handover/domain/roles';

/** The callers that are tried: `expired` has an expired session, `owner` listed the contract of the operation. */
export type Who = 'visitor' | 'expired' | 'suspended' | 'member' | 'owner' | 'admin' | StaffRole;

/** 'in': access is granted, though the operation's own rules may refuse it; otherwise the error code. */
export type Rule = Record<Who, 'in' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'OWN_CONTRACT' | 'NOT_FOUND'>;

const forStaff = (answer: Rule[Who]) =>
  Object.fromEntries(STAFF_ROLES.map((role) => [role, answer])) as Record<StaffRole, Rule[Who]>;

const PUBLIC: Rule = {
  visitor: 'in',
  expired: 'in',
  suspended: 'in',
  member: 'in',
  owner: 'in',
  admin: 'in',
  ...forStaff('in'),
};
const MEMBERS: Rule = {
  ...PUBLIC,
  visitor: 'UNAUTHENTICATED',
  expired: 'UNAUTHENTICATED',
  suspended: 'UNAUTHENTICATED',
};
const ADMINS: Rule = { ...MEMBERS, member: 'FORBIDDEN', owner: 'FORBIDDEN', ...forStaff('FORBIDDEN') };
const MODERATORS: Rule = { ...ADMINS, moderator: 'in' };
const FINANCE: Rule = { ...ADMINS, finance: 'in' };
const SUPPORT: Rule = { ...ADMINS, support: 'in' };
const MODERATORS_AND_SUPPORT: Rule = { ...MODERATORS, support: 'in' };
const ALL_STAFF: Rule = { ...MODERATORS_AND_SUPPORT, finance: 'in' };
const NOT_THE_OWNER: Rule = { ...MEMBERS, owner: 'OWN_CONTRACT' };
/** Another member's payment or purchase is not found, by admins neither. */
const ITS_BUYER: Rule = {
  ...MEMBERS,
  member: 'NOT_FOUND',
  owner: 'NOT_FOUND',
  admin: 'NOT_FOUND',
  ...forStaff('NOT_FOUND'),
};

/** Saved searches of other members are not found. */
const ITS_MEMBER: Rule = ITS_BUYER;

/** A transfer is not found by anyone but its two parties; the member and the owner who are tried here are neither. */
const ITS_PARTIES: Rule = ITS_BUYER;

/** Private data of a contract, which others do not find; an accepted buyer is tried elsewhere. */
const ITS_OWNER: Rule = { ...MEMBERS, member: 'NOT_FOUND', ...forStaff('NOT_FOUND') };

/** What only the holder of a contract may do; admins have operations of their own. */
const ITS_HOLDER: Rule = { ...ITS_OWNER, admin: 'NOT_FOUND' };

interface Operation {
  /** METHOD /path, as Nest registers it. */
  rest?: string[];
  /** Type.field of the schema. */
  graphql?: string[];
  rule: Rule;
  /** Arguments that need another right: `roles.rights.slow.e2e-spec.ts` tries them. */
  without?: string[];
}

/** Every operation of both APIs and who has access. The tests fail for an operation that is missing here or does not exist. */
export const POLICY: Operation[] = [
  // the caller's own account
  { rest: ['GET /api/auth/user'], rule: MEMBERS },
  { graphql: ['Query.me'], rule: PUBLIC },
  {
    rest: [
      'POST /api/login',
      'POST /api/register',
      'GET /api/logout',
      'GET /api/login/factor',
      'POST /api/login/factor',
      'POST /api/login/factor/passkey',
      'POST /api/password/forgot',
      'POST /api/password/reset',
      'POST /api/password/reset/check',
      'POST /api/email/verify',
      'GET /api/auth/providers',
      'GET /api/login/oidc',
      'GET /api/login/oidc/callback',
    ],
    rule: PUBLIC,
  },
  {
    rest: ['GET /api/user/export', 'DELETE /api/user'],
    graphql: ['Query.exportMyData', 'Mutation.deleteMyAccount'],
    rule: MEMBERS,
  },
  {
    rest: ['POST /api/auth/email-confirmation'],
    graphql: ['Mutation.resendEmailConfirmation'],
    rule: MEMBERS,
  },
  { rest: ['PATCH /api/user/profile'], graphql: ['Mutation.updateProfile'], rule: MEMBERS },
  { rest: ['GET /api/user/security'], graphql: ['Query.mySecurity'], rule: MEMBERS },
  { rest: ['GET /api/user/sessions'], graphql: ['Query.mySessions'], rule: MEMBERS },
  { rest: ['DELETE /api/user/sessions'], graphql: ['Mutation.endOtherSessions'], rule: MEMBERS },
  { rest: ['DELETE /api/user/sessions/:id'], graphql: ['Mutation.endSession'], rule: MEMBERS },
  {
    rest: ['GET /api/tokens', 'POST /api/tokens', 'POST /api/tokens/:id/rotate', 'DELETE /api/tokens/:id'],
    graphql: ['Query.myTokens', 'Mutation.createToken', 'Mutation.rotateToken', 'Mutation.revokeToken'],
    rule: MEMBERS,
  },
  {
    rest: [
      'GET /api/organisations',
      'POST /api/organisations',
      'GET /api/organisations/invitations',
      'POST /api/organisations/invitations/:id/accept',
    ],
    graphql: [
      'Query.myOrganisations',
      'Query.myInvitations',
      'Mutation.requestOrganisation',
      'Mutation.acceptInvitation',
    ],
    rule: MEMBERS,
  },
  {
    rest: [
      'POST /api/organisations/:id/website',
      'PUT /api/organisations/:id/embed',
      'PUT /api/organisations/:id/leads',
      'GET /api/organisations/:id/members',
      'GET /api/organisations/:id/invitations',
      'POST /api/organisations/:id/invitations',
      'DELETE /api/organisations/:id/invitations/:invitationId',
      'PUT /api/organisations/:id/members/:userId',
      'DELETE /api/organisations/:id/members/:userId',
    ],
    graphql: [
      'Mutation.confirmWebsite',
      'Mutation.setEmbedOrigins',
      'Mutation.setLeads',
      'Query.organisationMembers',
      'Query.organisationInvitations',
      'Mutation.inviteToOrganisation',
      'Mutation.revokeOrganisationInvitation',
      'Mutation.setOrganisationRole',
      'Mutation.removeOrganisationMember',
    ],
    rule: ITS_PARTIES,
  },
  { rest: ['POST /api/user/password'], graphql: ['Mutation.changePassword'], rule: MEMBERS },
  { rest: ['POST /api/user/authenticator'], graphql: ['Mutation.beginAuthenticator'], rule: MEMBERS },
  {
    rest: ['POST /api/user/authenticator/confirm'],
    graphql: ['Mutation.confirmAuthenticator'],
    rule: MEMBERS,
  },
  { rest: ['DELETE /api/user/authenticator'], graphql: ['Mutation.removeAuthenticator'], rule: MEMBERS },
  { rest: ['POST /api/user/passkeys/options'], graphql: ['Mutation.beginPasskey'], rule: MEMBERS },
  { rest: ['POST /api/user/passkeys'], graphql: ['Mutation.addPasskey'], rule: MEMBERS },
  { rest: ['DELETE /api/user/passkeys/:id'], graphql: ['Mutation.removePasskey'], rule: MEMBERS },
  { rest: ['POST /api/user/recovery-codes'], graphql: ['Mutation.newRecoveryCodes'], rule: MEMBERS },
  { rest: ['POST /api/user/step-up'], graphql: ['Mutation.confirmIdentity'], rule: MEMBERS },
  { rest: ['POST /api/user/step-up/passkey'], graphql: ['Mutation.beginStepUpPasskey'], rule: MEMBERS },

  // the site
  { rest: ['GET /api/content'], graphql: ['Query.content'], rule: PUBLIC },
  { rest: ['GET /api/legal/:kind'], graphql: ['Query.legalText'], rule: PUBLIC },
  { rest: ['GET /api/legal/:kind/versions'], graphql: ['Query.legalTexts'], rule: PUBLIC },
  { rest: ['GET /api/legal/:kind/changes'], graphql: ['Query.legalChanges'], rule: PUBLIC },
  { rest: ['POST /api/user/terms'], graphql: ['Mutation.acceptTerms'], rule: MEMBERS },
  { rest: ['POST /api/contact'], graphql: ['Mutation.sendContactRequest'], rule: PUBLIC },

  // contracts and their public threads
  { rest: ['GET /api/contracts'], graphql: ['Query.contracts', 'Query.contractsByIds'], rule: PUBLIC },
  { rest: ['GET /api/contract-facets'], graphql: ['Query.contractFacets'], rule: PUBLIC },
  { rest: ['GET /api/places'], graphql: ['Query.places'], rule: PUBLIC },
  { rest: ['GET /api/availability'], graphql: ['Query.availabilityAt'], rule: PUBLIC },
  { rest: ['GET /api/companies'], graphql: ['Query.companies'], rule: PUBLIC },
  { rest: ['GET /api/companies/:slug'], graphql: ['Query.company'], rule: PUBLIC },
  {
    rest: ['POST /api/rules/check'],
    graphql: ['Query.checkRules', 'Contract.ruleLines', 'ContractCompany.figures'],
    rule: PUBLIC,
  },
  { rest: ['GET /api/rules/:type/definitions'], graphql: ['Query.ruleDefinitions'], rule: PUBLIC },
  { rest: ['GET /api/contracts/:id'], graphql: ['Query.contract'], rule: PUBLIC },
  { rest: ['GET /api/contracts/:id/similar'], graphql: ['Query.similarContracts'], rule: PUBLIC },
  { rest: ['GET /api/facts/:type'], graphql: ['Query.factDefinitions'], rule: PUBLIC },
  { rest: ['POST /api/contracts/:id/true-cost'], graphql: ['Query.trueCost'], rule: PUBLIC },
  { graphql: ['Query.privateFacts'], rule: ITS_OWNER },
  { rest: ['GET /api/contracts/:id/photos'], graphql: ['Query.photos', 'Contract.photos'], rule: PUBLIC },
  { rest: ['GET /media/:name', 'GET /brand/:name'], rule: PUBLIC },
  { rest: ['POST /api/contracts/:id/photos'], rule: { ...ITS_OWNER, admin: 'NOT_FOUND' } },
  {
    rest: ['PATCH /api/photos/:id', 'DELETE /api/photos/:id'],
    graphql: ['Mutation.describePhoto', 'Mutation.movePhoto', 'Mutation.deletePhoto'],
    rule: MEMBERS,
  },
  { rest: ['POST /api/contracts'], graphql: ['Mutation.submitContract'], rule: MEMBERS },
  { rest: ['GET /api/contracts/:id/chat'], graphql: ['Query.messages'], rule: PUBLIC },
  { rest: ['POST /api/contracts/:id/chat'], graphql: ['Mutation.sendMessage'], rule: MEMBERS },
  { graphql: ['Subscription.messageSent', 'Subscription.messageChanged'], rule: PUBLIC },
  { rest: ['GET /api/conversations'], graphql: ['Query.myConversations'], rule: MEMBERS },
  { rest: ['GET /api/conversations/unread'], graphql: ['Query.unreadConversations'], rule: PUBLIC },
  {
    rest: ['POST /api/conversations/:id/read'],
    graphql: ['Mutation.markConversationRead'],
    rule: MEMBERS,
  },
  { rest: ['GET /api/listings'], graphql: ['Query.myListings'], rule: MEMBERS },
  { rest: ['PUT /api/listings/by-external/:externalId'], graphql: ['Mutation.putListing'], rule: MEMBERS },
  {
    rest: ['POST /api/imports', 'GET /api/imports', 'GET /api/imports/mapping', 'PUT /api/imports/mapping'],
    graphql: ['Mutation.createImport', 'Query.imports', 'Query.importMapping', 'Mutation.setImportMapping'],
    rule: MEMBERS,
  },
  {
    rest: ['GET /api/imports/columns', 'GET /api/imports/sample/:type'],
    graphql: ['Query.importColumns', 'Query.importSample'],
    rule: PUBLIC,
  },
  {
    rest: ['GET /api/imports/:id', 'POST /api/imports/:id/cancel'],
    graphql: ['Query.import', 'Mutation.cancelImport', 'Subscription.importProgress'],
    rule: ITS_MEMBER,
  },
  {
    rest: ['GET /api/imports/sources', 'POST /api/imports/sources'],
    graphql: ['Query.importSources', 'Mutation.createImportSource'],
    rule: MEMBERS,
  },
  {
    rest: [
      'PUT /api/imports/sources/:id',
      'DELETE /api/imports/sources/:id',
      'POST /api/imports/sources/:id/fetch',
    ],
    graphql: ['Mutation.updateImportSource', 'Mutation.deleteImportSource', 'Mutation.fetchImportSource'],
    rule: ITS_MEMBER,
  },
  { rest: ['GET /api/listings/:id'], graphql: ['Query.myListing'], rule: MEMBERS },
  { rest: ['GET /api/contracts/:id/changes'], graphql: ['Query.contractChanges'], rule: PUBLIC },
  {
    rest: [
      'PUT /api/listings/:id',
      'POST /api/listings/:id/renew',
      'POST /api/listings/:id/pause',
      'POST /api/listings/:id/resume',
      'POST /api/listings/:id/withdraw',
      'POST /api/listings/:id/relist',
      'POST /api/listings/:id/elsewhere',
    ],
    graphql: [
      'Mutation.updateMyContract',
      'Mutation.renewContract',
      'Mutation.pauseContract',
      'Mutation.resumeContract',
      'Mutation.withdrawContract',
      'Mutation.relistContract',
      'Mutation.markElsewhere',
    ],
    rule: ITS_HOLDER,
  },
  // the token of an email is the permission
  { rest: ['POST /api/renew', 'GET /api/renewal', 'POST /api/renewal'], rule: PUBLIC },
  { rest: ['POST /api/preview-text'], graphql: ['Query.previewText'], rule: MEMBERS },

  // reports
  { rest: ['POST /api/reports'], graphql: ['Mutation.report'], rule: MEMBERS },
  { rest: ['GET /api/contracts/:id/my-reports'], graphql: ['Query.reportsOnContract'], rule: MEMBERS },
  {
    rest: ['POST /api/contracts/:id/still-available'],
    graphql: ['Mutation.confirmAvailable'],
    rule: { ...ITS_OWNER, admin: 'NOT_FOUND' },
  },

  // payments
  { rest: ['GET /api/payments/config'], graphql: ['Query.paymentsConfig'], rule: PUBLIC },
  {
    rest: ['POST /api/create-payment-intent'],
    graphql: ['Mutation.createPaymentIntent'],
    rule: NOT_THE_OWNER,
  },
  { rest: ['POST /api/complete-purchase'], graphql: ['Mutation.completePurchase'], rule: ITS_BUYER },
  { rest: ['GET /api/purchases'], graphql: ['Query.myPurchases'], rule: MEMBERS },
  { rest: ['GET /api/sales'], graphql: ['Query.mySales'], rule: MEMBERS },
  { graphql: ['Query.myPurchaseOf'], rule: PUBLIC },
  { rest: ['GET /api/contracts/:id/my-purchase'], rule: ITS_BUYER },
  { rest: ['GET /api/purchases/:id'], graphql: ['Query.purchase'], rule: ITS_BUYER },

  // notifications
  { rest: ['GET /api/notifications'], graphql: ['Query.notifications'], rule: MEMBERS },
  { rest: ['GET /api/notifications/unread'], graphql: ['Query.unreadNotifications'], rule: PUBLIC },
  { rest: ['POST /api/notifications/read'], graphql: ['Mutation.markNotificationsRead'], rule: MEMBERS },
  {
    rest: ['GET /api/notifications/preferences'],
    graphql: ['Query.notificationPreferences'],
    rule: MEMBERS,
  },
  {
    rest: ['PUT /api/notifications/preferences'],
    graphql: ['Mutation.setNotificationPreference'],
    rule: MEMBERS,
  },
  { graphql: ['Subscription.notificationAdded'], rule: MEMBERS },
  { rest: ['GET /api/unsubscribe', 'POST /api/unsubscribe'], rule: PUBLIC },

  // favourites and saved searches
  { rest: ['GET /api/favourites'], graphql: ['Query.myFavourites'], rule: MEMBERS },
  { rest: ['GET /api/favourites/ids'], graphql: ['Query.myFavouriteIds'], rule: PUBLIC },
  {
    rest: ['PUT /api/favourites/:contractId', 'DELETE /api/favourites/:contractId'],
    graphql: ['Mutation.addFavourite', 'Mutation.removeFavourite'],
    rule: MEMBERS,
  },
  {
    rest: ['GET /api/saved-searches', 'POST /api/saved-searches'],
    graphql: ['Query.mySavedSearches', 'Mutation.saveSearch'],
    rule: MEMBERS,
  },
  {
    rest: ['PATCH /api/saved-searches/:id', 'DELETE /api/saved-searches/:id'],
    graphql: ['Mutation.updateSavedSearch', 'Mutation.deleteSavedSearch'],
    rule: ITS_MEMBER,
  },

  // webhooks
  {
    rest: ['GET /api/webhooks', 'POST /api/webhooks'],
    graphql: ['Query.myWebhooks', 'Mutation.createWebhook'],
    rule: MEMBERS,
  },
  {
    rest: [
      'DELETE /api/webhooks/:id',
      'PUT /api/webhooks/:id',
      'POST /api/webhooks/:id/rotate',
      'POST /api/webhooks/:id/test',
      'GET /api/webhooks/:id/deliveries',
      'POST /api/webhooks/:id/deliveries/:deliveryId/replay',
    ],
    graphql: [
      'Mutation.deleteWebhook',
      'Mutation.setWebhookActive',
      'Mutation.rotateWebhookSecret',
      'Mutation.testWebhook',
      'Query.webhookDeliveries',
      'Mutation.replayDelivery',
    ],
    rule: ITS_MEMBER,
  },

  // feeds
  { rest: ['GET /api/feeds/contracts.json'], graphql: ['Query.contractFeed'], rule: PUBLIC },
  { rest: ['GET /api/feeds/contracts.atom', 'GET /api/feeds/contracts.csv'], rule: PUBLIC },

  // candidates
  { rest: ['GET /api/candidate-questions/:type'], graphql: ['Query.candidateQuestions'], rule: PUBLIC },
  {
    rest: ['GET /api/candidate-profiles/:type', 'PUT /api/candidate-profiles/:type', 'GET /api/applications'],
    graphql: ['Query.myCandidateProfile', 'Mutation.saveCandidateProfile', 'Query.myApplications'],
    rule: MEMBERS,
  },
  {
    rest: ['POST /api/contracts/:id/applications', 'POST /api/contracts/:id/stand-by'],
    graphql: ['Mutation.applyForContract', 'Mutation.standBy'],
    rule: NOT_THE_OWNER,
  },
  { rest: ['GET /api/contracts/:id/applications'], graphql: ['Query.candidates'], rule: ITS_OWNER },
  {
    rest: [
      'GET /api/contracts/:id/sale-mode',
      'PUT /api/contracts/:id/sale-mode',
      'PUT /api/contracts/:id/line',
      'POST /api/contracts/:id/invitations',
      'POST /api/contracts/:id/release-reservation',
    ],
    graphql: [
      'Query.saleSettings',
      'Mutation.setSaleMode',
      'Mutation.rankCandidates',
      'Mutation.releaseReservation',
      'Mutation.inviteCandidate',
    ],
    rule: ITS_HOLDER,
  },
  { graphql: ['Subscription.applicationChanged'], rule: ITS_HOLDER },
  { graphql: ['Subscription.saleChanged'], rule: PUBLIC },
  {
    rest: [
      'POST /api/applications/:id/withdraw',
      'POST /api/applications/:id/choose',
      'POST /api/applications/:id/pass',
      'POST /api/applications/:id/offers',
      'POST /api/offers/:id/accept',
      'POST /api/offers/:id/decline',
      'POST /api/offers/:id/counter',
    ],
    graphql: [
      'Mutation.withdrawApplication',
      'Mutation.chooseCandidate',
      'Mutation.passCandidate',
      'Mutation.makeOffer',
      'Mutation.answerOffer',
    ],
    rule: ITS_PARTIES,
  },

  // transfers
  { rest: ['GET /api/transfers'], graphql: ['Query.myTransfers'], rule: MEMBERS },
  { graphql: ['Query.contractTransfer'], rule: PUBLIC },
  {
    rest: [
      'GET /api/transfers/:id',
      'GET /api/contracts/:id/transfer',
      'POST /api/transfers/:id/accept',
      'POST /api/transfers/:id/decline',
      'POST /api/transfers/:id/withdraw',
      'POST /api/transfers/:id/end-stalled',
      'POST /api/transfers/:id/steps/:key/complete',
      'POST /api/transfers/:id/steps/:key/confirm',
      'POST /api/transfers/:id/steps/:key/reopen',
      'POST /api/transfers/:id/steps/:key/undo',
      'POST /api/transfers/:id/steps/:key/expect',
      'POST /api/transfers/:id/steps/:key/skip',
      'POST /api/transfers/:id/steps/:key/refusal',
      'POST /api/transfers/:id/steps/:key/refusal-answer',
      'GET /api/transfers/:id/messages',
      'POST /api/transfers/:id/messages',
      'POST /api/transfers/:id/messages/read',
      'POST /api/transfers/:id/observation',
    ],
    graphql: [
      'Query.transfer',
      'Mutation.acceptTransfer',
      'Mutation.declineTransfer',
      'Mutation.withdrawTransfer',
      'Mutation.endStalledTransfer',
      'Mutation.completeStep',
      'Mutation.confirmStep',
      'Mutation.reopenStep',
      'Mutation.undoStep',
      'Mutation.expectStep',
      'Mutation.skipStep',
      'Mutation.recordRefusal',
      'Mutation.answerRefusal',
      'Query.transferMessages',
      'Mutation.sendTransferMessage',
      'Mutation.markTransferRead',
      'Mutation.observeRule',
      'Subscription.transferChanged',
      'Subscription.transferMessageSent',
    ],
    rule: ITS_PARTIES,
  },
  // checks the signature of the request only
  { rest: ['POST /api/stripe/webhook'], rule: PUBLIC },

  // for admins alone
  {
    rest: [
      'GET /api/admin/settings',
      'POST /api/admin/settings',
      'PUT /api/admin/settings/:key',
      'DELETE /api/admin/settings/:key',
      'POST /api/admin/canned-answers',
      'PUT /api/admin/canned-answers/:id',
      'DELETE /api/admin/canned-answers/:id',
      'POST /api/admin/settings/initialize',
      'POST /api/admin/settings/initialize-content',
      'GET /api/admin/availability',
      'PUT /api/admin/availability/:state/:type',
      'GET /api/admin/rule-subjects',
      'POST /api/admin/rule-subjects',
      'PUT /api/admin/rule-subjects/:id',
      'POST /api/admin/rule-subjects/:subjectId/rules',
      'POST /api/admin/rule-subjects/:id/publish',
      'POST /api/admin/rule-subjects/:id/retire',
      'POST /api/admin/rule-subjects/:id/merge',
      'POST /api/admin/rules/import',
      'GET /api/admin/rules.csv',
      'GET /api/admin/rule-observations',
      'GET /api/admin/rule-observations/waiting',
      'POST /api/admin/rule-observations/:id/resolve',
      'GET /api/admin/organisations',
      'GET /api/admin/organisations/waiting',
      'POST /api/admin/organisations/:id/approve',
      'POST /api/admin/organisations/:id/close',
      'GET /api/admin/brand',
      'PUT /api/admin/brand',
      'POST /api/admin/brand/logo',
      'DELETE /api/admin/brand/logo',
      'GET /api/admin/claims',
      'PUT /api/admin/claims/:key',
      'GET /api/admin/launch',
      'POST /api/admin/launch/states/reviewed',
      'POST /api/admin/launch/mail',
      'POST /api/admin/launch/mail/received',
      'POST /api/admin/launch/:key/waive',
      'POST /api/admin/launch/:key/unwaive',
      'POST /api/admin/users/:id/make-admin',
      'PUT /api/admin/users/:id/roles',
      'DELETE /api/admin/users/:id',
      'GET /api/admin/users/:id/export',
      'PUT /api/admin/contracts/:id',
      'DELETE /api/admin/contracts/:id',
      'GET /api/admin/audit',
      'GET /api/admin/overview',
      'GET /api/admin/figures/funnel',
      'GET /api/admin/figures/listing-times',
      'GET /api/admin/figures/transfer-endings',
      'GET /api/admin/figures/visitor-sources',
      'GET /api/admin/figures/funnel.csv',
      'GET /api/admin/figures/listing-times.csv',
      'GET /api/admin/figures/transfer-endings.csv',
      'GET /api/admin/figures/visitor-sources.csv',
      'GET /api/admin/audit.csv',
      'GET /api/admin/reports.csv',
      'GET /api/admin/users.csv',
      'GET /api/admin/contracts.csv',
      'GET /api/admin/transfers.csv',
      'POST /api/admin/transfers/:id/extend',
      'POST /api/admin/transfers/:id/complete-step',
      'POST /api/admin/transfers/:id/skip-step',
      'POST /api/admin/transfers/:id/pause',
      'POST /api/admin/transfers/:id/complete',
    ],
    graphql: [
      'Query.settings',
      'Mutation.createSetting',
      'Mutation.updateSetting',
      'Mutation.deleteSetting',
      'Mutation.initializeSettings',
      'Mutation.initializeContent',
      'Query.availability',
      'Mutation.setAvailability',
      'Query.ruleSubjects',
      'Mutation.saveRuleSubject',
      'Mutation.saveRule',
      'Mutation.publishRule',
      'Mutation.retireRuleSubject',
      'Mutation.mergeRuleSubjects',
      'Mutation.importRules',
      'Query.ruleObservations',
      'Query.ruleObservationsWaiting',
      'Mutation.resolveObservation',
      'Query.organisations',
      'Query.organisationsWaiting',
      'Mutation.approveOrganisation',
      'Mutation.closeOrganisation',
      'Query.brand',
      'Mutation.setBrand',
      'Mutation.removeBrandLogo',
      'Query.claims',
      'Mutation.setClaim',
      'Query.launchChecks',
      'Mutation.reviewStates',
      'Mutation.sendLaunchMail',
      'Mutation.confirmLaunchMail',
      'Mutation.waiveLaunchCheck',
      'Mutation.unwaiveLaunchCheck',
      'Mutation.makeAdmin',
      'Mutation.setRoles',
      'Mutation.deleteUser',
      'Query.exportUserData',
      'Mutation.updateContract',
      'Mutation.deleteContract',
      'Query.auditEntries',
      'Query.overview',
      'Query.funnel',
      'Query.listingTimes',
      'Query.transferEndings',
      'Query.visitorSources',
      'Mutation.extendStep',
      'Mutation.adminCompleteStep',
      'Mutation.adminSkipStep',
      'Mutation.pauseTransfer',
      'Mutation.completeTransfer',
      'Mutation.saveCannedAnswer',
      'Mutation.deleteCannedAnswer',
    ],
    rule: ADMINS,
  },
  // reports, flags, and what moderators do about them
  {
    rest: [
      'POST /api/admin/users/:id/suspend',
      'POST /api/admin/users/:id/reinstate',
      'GET /api/admin/flagged-messages',
      'GET /api/admin/flagged-messages/waiting',
      'GET /api/admin/messages',
      'POST /api/admin/messages/:id/hide',
      'POST /api/admin/messages/:id/unhide',
      'POST /api/admin/messages/:id/clear',
      'GET /api/admin/approvals',
      'GET /api/admin/approvals/waiting',
      'POST /api/admin/contracts/:id/approve',
      'POST /api/admin/contracts/:id/send-back',
      'GET /api/admin/flagged-contracts',
      'GET /api/admin/flagged-contracts/waiting',
      'POST /api/admin/contracts/:id/hide',
      'POST /api/admin/contracts/:id/unhide',
      'POST /api/admin/contracts/:id/clear',
      'POST /api/admin/contracts/:id/off-market',
      'GET /api/admin/reports',
      'GET /api/admin/reports/waiting',
      'POST /api/admin/reports/:id/resolve',
      'POST /api/admin/transfers/:id/resume',
    ],
    graphql: [
      'Mutation.suspendUser',
      'Mutation.reinstateUser',
      'Query.flaggedMessages',
      'Query.flaggedMessagesWaiting',
      'Query.writtenMessages',
      'Mutation.hideMessage',
      'Mutation.unhideMessage',
      'Mutation.clearMessage',
      'Query.approvals',
      'Query.approvalsWaiting',
      'Mutation.approveContract',
      'Mutation.sendBackContract',
      'Query.flaggedContracts',
      'Query.flaggedContractsWaiting',
      'Mutation.hideContract',
      'Mutation.unhideContract',
      'Mutation.clearContract',
      'Mutation.takeContractOffMarket',
      'Query.reports',
      'Query.reportsWaiting',
      'Mutation.resolveReport',
      'Mutation.resumeTransfer',
    ],
    rule: MODERATORS,
  },
  // contact requests, and reading what they are about
  {
    rest: [
      'GET /api/admin/contact-requests',
      'GET /api/admin/contact-requests/waiting',
      'PUT /api/admin/contact-requests/:id/answered',
      'POST /api/admin/contact-requests/:id/replies',
      'GET /api/admin/canned-answers',
      'GET /api/admin/users',
      'GET /api/admin/contracts',
      'GET /api/admin/queued-mails',
      'GET /api/admin/notes',
      'POST /api/admin/notes',
      'DELETE /api/admin/notes/:id',
    ],
    graphql: [
      'Query.contactRequests',
      'Query.contactRequestsWaiting',
      'Mutation.markContactRequest',
      'Mutation.replyToContactRequest',
      'Query.cannedAnswers',
      'Query.users',
      'Query.allContracts',
      'Query.queuedMails',
      'Query.adminNotes',
      'Mutation.addNote',
      'Mutation.deleteNote',
      'User.contracts',
      'User.deletable',
    ],
    rule: MODERATORS_AND_SUPPORT,
  },
  {
    rest: ['GET /api/admin/transfers/:id/contacts'],
    graphql: ['Query.transferContacts'],
    rule: SUPPORT,
  },
  // transfers without their money
  {
    rest: ['GET /api/admin/transfers', 'GET /api/admin/transfers/numbers'],
    graphql: ['Query.transfers', 'Query.transferNumbers'],
    rule: ALL_STAFF,
    without: ['payment'],
  },
  // money
  {
    rest: [
      'GET /api/admin/purchases',
      'GET /api/admin/purchases.csv',
      'POST /api/admin/purchases/:id/refund',
      'POST /api/admin/transfers/:id/cancel',
      'POST /api/admin/transfers/:id/fee',
    ],
    graphql: [
      'Query.purchases',
      'Mutation.refundPurchase',
      'Mutation.cancelTransfer',
      'Mutation.decideFee',
      'User.purchases',
      'Transfer.purchase',
      'AdminPurchase.transfer',
    ],
    rule: FINANCE,
  },

  // after all writes of members: the sample that is published here may ask for their consent
  {
    rest: [
      'GET /api/admin/legal/:kind',
      'POST /api/admin/legal/:kind/preview',
      'PUT /api/admin/legal/:kind',
      'POST /api/admin/legal/:kind/publish',
    ],
    graphql: [
      'Query.legalDraft',
      'Query.previewLegalText',
      'Mutation.saveLegalText',
      'Mutation.publishLegalText',
    ],
    rule: ADMINS,
  },

  // fields that link types
  {
    graphql: [
      'Contract.holder',
      'Contract.managedByMe',
      'Contract.messages',
      'Message.sender',
      'Contract.deletable',
    ],
    rule: PUBLIC,
  },
  // only the parties and staff read a transfer
  {
    graphql: [
      'Application.contract',
      'Contract.requirements',
      'Contract.reservedForMe',
      'Contract.applicationCount',
      'Transfer.contract',
      'Transfer.holder',
      'Transfer.buyer',
      'PublicMember.handedOver',
      'PublicMember.answersWithinHours',
    ],
    rule: PUBLIC,
  },
  {
    graphql: [
      'ContractConnection.totalCount',
      'ContractConnection.totalCountCapped',
      'ContractConnection.withoutPlaceCount',
      'ContractConnection.withoutPlaceCapped',
      'ContractConnection.correctedSearch',
    ],
    rule: PUBLIC,
  },
  { graphql: ['Purchase.contract', 'Purchase.buyer', 'Purchase.seller'], rule: MEMBERS },
  {
    graphql: [
      'AuditEntry.actor',
      'AuditEntry.user',
      'AuditEntry.contract',
      'AuditEntry.message',
      'AuditEntry.purchase',
      'AuditEntry.transfer',
    ],
    rule: ADMINS,
  },

  // pages and monitoring; /metrics and /dev/mailbox check the address and a token themselves
  {
    rest: [
      'GET /api/docs',
      'GET /api/docs/:file',
      'GET /api/docs-json',
      'GET /healthz',
      'GET /readyz',
      'GET /metrics',
      'GET /dev/mailbox',
      'GET /dev/mailbox/:name',
      'GET /api/login',
      'GET /embed',
      'GET /robots.txt',
      'GET /manifest.webmanifest',
      'GET /.well-known/security.txt',
      'GET /sitemap.xml',
      'GET /sitemap-:part.xml',
      'ALL /{*path}',
    ],
    rule: PUBLIC,
  },
];
