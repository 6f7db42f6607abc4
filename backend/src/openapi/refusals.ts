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
} from '../common/api/errors.js';
import type { AppError } from '../common/api/errors.js';
import type { RestCode } from '../common/api/refuses.js';
import { rateLimited } from '../common/cluster/rate-limits.js';
import { internal, unavailable } from '../common/api/to-app-error.js';
import { notJson, tooLarge } from '../http/body.js';
import { settingExists } from '../settings/settings.service.js';
import { CONTRACT_TEXTS } from '../contracts/contract.inputs.js';

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
