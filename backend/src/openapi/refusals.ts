import { contractTaken, notPaid } from '../payments/payments.complete.js';
import { notForSale, ownContract, termsChanged, unreachable } from '../payments/payments.intents.js';
import {
  crossSite,
  forbidden,
  invalid,
  notFound,
  secondFactorRequired,
  stepUpRequired,
  unauthenticated,
  unstorable,
} from '../common/errors.js';
import type { AppError, ErrorCode } from '../common/errors.js';
import { rateLimited } from '../common/rate-limits.js';
import { internal, unavailable } from '../common/to-app-error.js';
import { notJson, tooLarge } from '../http/body.js';
import { settingExists } from '../settings/settings.service.js';
import { CONTRACT_TEXTS } from '../contracts/contract.inputs.js';

/** Codes that REST calls answer with; the others belong to pages, sockets and requests that are not valid HTTP. */
export type RestCode = Exclude<
  ErrorCode,
  'METHOD_NOT_ALLOWED' | 'REQUEST_TIMEOUT' | 'HEADERS_TOO_LARGE' | 'RESYNC'
>;

/** An example of each refusal, made by the function that throws it, so that its text cannot differ. */
export const EXAMPLES: Record<RestCode, AppError> = {
  BAD_REQUEST: unstorable(),
  VALIDATION: invalid({ title: CONTRACT_TEXTS.title.message }),
  UNAUTHENTICATED: unauthenticated(),
  SECOND_FACTOR_REQUIRED: secondFactorRequired(['authenticator', 'recovery-code']),
  PAYMENT_REQUIRED: notPaid(),
  FORBIDDEN: forbidden(),
  OWN_CONTRACT: ownContract(),
  STEP_UP_REQUIRED: stepUpRequired(['password']),
  CROSS_SITE: crossSite(),
  NOT_FOUND: notFound('Contract'),
  CONFLICT: settingExists('company_phone'),
  CONTRACT_TAKEN: contractTaken(),
  NOT_FOR_SALE: notForSale(),
  TERMS_CHANGED: termsChanged(),
  PAYLOAD_TOO_LARGE: tooLarge(),
  UNSUPPORTED_MEDIA_TYPE: notJson(),
  RATE_LIMITED: rateLimited('chat', 40),
  INTERNAL: internal(),
  PAYMENT_PROVIDER: unreachable(),
  UNAVAILABLE: unavailable(),
};

/**
 * What each call refuses by its own rules. What calls of a kind have in common (a body that is not JSON, a missing
 * session, a busy service) is added by responses.ts from how the call is declared. Tests fail for a call without a line.
 */
export const REFUSALS: Record<string, RestCode[]> = {
  'GET /api/auth/user': [],
  'POST /api/login': ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'RATE_LIMITED'],
  'GET /api/login/factor': [],
  'POST /api/login/factor': ['FORBIDDEN', 'RATE_LIMITED'],
  'POST /api/login/factor/passkey': ['VALIDATION', 'CONFLICT'],
  'POST /api/register': ['CONFLICT', 'RATE_LIMITED'],
  'GET /api/logout': [],
  'POST /api/password/forgot': ['RATE_LIMITED'],
  'POST /api/password/reset': ['RATE_LIMITED'],
  'POST /api/email/verify': [],
  'GET /api/auth/providers': [],
  'GET /api/login/oidc': ['NOT_FOUND', 'UNAVAILABLE'],
  'GET /api/login/oidc/callback': ['NOT_FOUND'],
  'PATCH /api/user/profile': [],
  'POST /api/user/password': ['STEP_UP_REQUIRED', 'CONFLICT', 'RATE_LIMITED'],
  'GET /api/user/sessions': [],
  'DELETE /api/user/sessions': [],
  'DELETE /api/user/sessions/{id}': ['NOT_FOUND'],
  'GET /api/user/security': [],
  'POST /api/user/authenticator': ['STEP_UP_REQUIRED', 'CONFLICT'],
  'POST /api/user/authenticator/confirm': ['STEP_UP_REQUIRED'],
  'DELETE /api/user/authenticator': ['STEP_UP_REQUIRED', 'NOT_FOUND'],
  'POST /api/user/passkeys/options': ['STEP_UP_REQUIRED', 'CONFLICT'],
  'POST /api/user/passkeys': ['STEP_UP_REQUIRED', 'CONFLICT'],
  'DELETE /api/user/passkeys/{id}': ['STEP_UP_REQUIRED', 'NOT_FOUND'],
  'POST /api/user/recovery-codes': ['STEP_UP_REQUIRED', 'CONFLICT'],
  'POST /api/user/step-up': ['RATE_LIMITED'],
  'POST /api/user/step-up/passkey': ['CONFLICT'],
  'GET /api/content': [],
  'POST /api/contact': ['RATE_LIMITED'],
  'GET /api/contracts': [],
  'POST /api/contracts': ['RATE_LIMITED'],
  'GET /api/contracts/{id}': ['NOT_FOUND'],
  'GET /api/contracts/{id}/chat': ['NOT_FOUND'],
  'POST /api/contracts/{id}/chat': ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  'POST /api/preview-text': ['RATE_LIMITED'],
  'GET /api/payments/config': [],
  'POST /api/create-payment-intent': [
    'NOT_FOUND',
    'OWN_CONTRACT',
    'NOT_FOR_SALE',
    'TERMS_CHANGED',
    'CONFLICT',
    'RATE_LIMITED',
    'PAYMENT_PROVIDER',
  ],
  'POST /api/complete-purchase': [
    'NOT_FOUND',
    'PAYMENT_REQUIRED',
    'CONTRACT_TAKEN',
    'NOT_FOR_SALE',
    'TERMS_CHANGED',
    'CONFLICT',
    'PAYMENT_PROVIDER',
  ],
  'GET /api/purchases': [],
  'GET /api/sales': [],
  'GET /api/purchases/{id}': ['NOT_FOUND'],
  'POST /api/stripe/webhook': [],
  'GET /api/admin/settings': [],
  'POST /api/admin/settings': ['CONFLICT'],
  'POST /api/admin/settings/initialize': [],
  'POST /api/admin/settings/initialize-content': [],
  'PUT /api/admin/settings/{key}': ['NOT_FOUND'],
  'DELETE /api/admin/settings/{key}': ['NOT_FOUND'],
  'GET /api/admin/users': [],
  'POST /api/admin/users/{id}/make-admin': ['STEP_UP_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
  'POST /api/admin/users/{id}/suspend': ['NOT_FOUND', 'CONFLICT'],
  'POST /api/admin/users/{id}/reinstate': ['NOT_FOUND'],
  'DELETE /api/admin/users/{id}': ['STEP_UP_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
  'GET /api/admin/contracts': [],
  'PUT /api/admin/contracts/{id}': ['NOT_FOUND', 'CONFLICT'],
  'DELETE /api/admin/contracts/{id}': ['NOT_FOUND', 'CONFLICT'],
  'GET /api/admin/flagged-messages': [],
  'POST /api/admin/messages/{id}/hide': ['NOT_FOUND'],
  'POST /api/admin/messages/{id}/unhide': ['NOT_FOUND'],
  'POST /api/admin/messages/{id}/clear': ['NOT_FOUND'],
  'GET /api/admin/flagged-contracts': [],
  'POST /api/admin/contracts/{id}/hide': ['NOT_FOUND', 'CONFLICT'],
  'POST /api/admin/contracts/{id}/unhide': ['NOT_FOUND'],
  'POST /api/admin/contracts/{id}/clear': ['NOT_FOUND'],
  'GET /api/admin/contact-requests': [],
  'GET /api/admin/audit': [],
  'GET /api/admin/purchases': [],
  'POST /api/admin/purchases/{id}/refund': ['STEP_UP_REQUIRED', 'NOT_FOUND', 'CONFLICT', 'PAYMENT_PROVIDER'],
  'GET /healthz': [],
  'GET /readyz': [],
};
