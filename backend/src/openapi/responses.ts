import type { OpenAPIObject } from '@nestjs/swagger';
import {
  ERROR_STATUS,
  errorBody,
  type Factor,
  confirmedEmailRequired,
  emailUnconfirmed,
  crossSite,
  forbidden,
  invalid,
  notFound,
  secondFactorRequired,
  stepUpRequired,
  termsRequired,
  unauthenticated,
  unstorable,
  type AppError,
} from '../common/api/errors.js';
import type { RestCode } from '../common/api/refuses.js';
import { HEADERS, SETS_SESSION } from '../common/http/response-headers.js';
import type { Declared } from './handlers.js';
import type { Answer, Operation } from './operation.js';
import { contractTaken, notPaid } from '../payments/payments.complete.js';
import { notForSale, ownContract, termsChanged, unreachable } from '../payments/payments.intents.js';
import { notChosen, reserved } from '../payments/payments.reservations.js';
import { offerClosed } from '../candidates/offers.service.js';
import { rateLimited } from '../common/cluster/rate-limits.js';
import { internal, unavailable } from '../common/api/to-app-error.js';
import { notJson, tooLarge } from '../http/body.js';
import { keyMismatch } from '../tokens/idempotency/idempotency-keys.js';
import { settingExists } from '../settings/settings.service.js';
import { notTransferable } from '../contracts/rules/contract.rules.js';
import { notOffered } from '../contracts/contract.availability.js';
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
  TERMS_REQUIRED: termsRequired(2, 1),
  CONFIRMED_EMAIL_REQUIRED: confirmedEmailRequired(),
  EMAIL_UNCONFIRMED: emailUnconfirmed(),
  CROSS_SITE: crossSite(),
  NOT_FOUND: notFound('Contract'),
  CONFLICT: settingExists('company_phone'),
  RESERVED: reserved({ windowUntil: '2026-03-03T12:00:00.000Z' }),
  NOT_CHOSEN: notChosen(),
  OFFER_CLOSED: offerClosed(),
  IDEMPOTENCY_MISMATCH: keyMismatch(),
  CONTRACT_TAKEN: contractTaken(),
  NOT_FOR_SALE: notForSale(),
  NOT_TRANSFERABLE: notTransferable(
    'Idaho does not allow transfers, says acme.example (Nov 20, 2026). Ask before you list.',
  ),
  NOT_OFFERED: notOffered({ state: 'NY', stop: 'not-offered' }),
  TERMS_CHANGED: termsChanged(),
  PAYLOAD_TOO_LARGE: tooLarge(),
  UNSUPPORTED_MEDIA_TYPE: notJson(),
  RATE_LIMITED: rateLimited('chat', 40),
  INTERNAL: internal(),
  PAYMENT_PROVIDER: unreachable(),
  UNAVAILABLE: unavailable(),
};

/** Adds to an operation what it refuses. Answers that many operations share are written once. */
export function addRefusals(
  document: OpenAPIObject,
  call: string,
  operation: Operation,
  declared: Declared,
): void {
  const shared = ((document.components ??= {}).responses ??= {}) as Record<string, object>;
  for (const [status, codes] of byStatus(refusalsOf(call, operation, declared))) {
    const name = codes.join('-or-');
    shared[name] ??= refusal(codes);
    operation.responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

/** What every call of its kind refuses, and what this one does by its own rules. */
function refusalsOf(
  call: string,
  operation: Operation,
  { access, needsStepUp, isBeforeTerms, needsConfirmedEmail, refuses, takesKeys }: Declared,
): RestCode[] {
  const takesTokens = / \/api\//.test(call);
  const isUnsafe = !call.startsWith('GET ');
  const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query');
  const hasId = operation.parameters?.some((parameter) => parameter.in === 'path' && parameter.name === 'id');
  const types = Object.keys(operation.requestBody?.content ?? {});
  return [
    'BAD_REQUEST',
    ...(types.length > 0 || hasQuery ? (['VALIDATION'] as const) : []),
    ...(types.length > 0 ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(isUnsafe ? (['CROSS_SITE'] as const) : []),
    ...(access === 'public' && !takesTokens ? [] : (['UNAUTHENTICATED'] as const)),
    // a token that lacks the scope
    ...(Array.isArray(access) || takesTokens ? (['FORBIDDEN'] as const) : []),
    ...(takesKeys ? (['CONFLICT', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    ...(access === 'member' && isUnsafe && !isBeforeTerms ? (['TERMS_REQUIRED'] as const) : []),
    ...(needsConfirmedEmail ? (['CONFIRMED_EMAIL_REQUIRED'] as const) : []),
    ...(needsStepUp ? (['STEP_UP_REQUIRED'] as const) : []),
    ...(hasId ? (['NOT_FOUND'] as const) : []),
    ...refuses,
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

function byStatus(codes: RestCode[]): Map<string, RestCode[]> {
  const statuses = new Map<string, RestCode[]>();
  for (const code of new Set(codes)) {
    const status = String(ERROR_STATUS[code]);
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}

function refusal(codes: RestCode[]): Answer {
  const saysWhen = codes.some((code) => EXAMPLES[code].details?.retryAfterSeconds !== undefined);
  // the session between the two steps
  const keepsSession = codes.includes('SECOND_FACTOR_REQUIRED');
  return {
    description: codes.join(' or '),
    ...((saysWhen || keepsSession) && {
      headers: {
        ...(saysWhen && { 'Retry-After': HEADERS['Retry-After'] }),
        ...(keepsSession && SETS_SESSION),
      },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: errorBody(EXAMPLES[code]) }])),
      },
    },
  };
}

const FACTORS: Factor[] = ['passkey', 'authenticator', 'recovery-code'];

export const ERROR_SCHEMA = {
  type: 'object',
  description: 'An error.',
  required: ['error', 'code'],
  properties: {
    success: { type: 'boolean', enum: [false], description: 'Only in responses of the contact form.' },
    error: { type: 'string', description: 'A message for users.' },
    code: {
      type: 'string',
      enum: Object.keys(ERROR_STATUS),
      description: 'For programs; a code never changes its meaning.',
    },
    details: {
      type: 'object',
      description: 'Further information.',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A message for each invalid field.',
        },
        retryAfterSeconds: {
          type: 'number',
          description: 'Seconds to wait before the next attempt; also in the Retry-After header.',
        },
        reason: {
          type: 'string',
          enum: ['SECOND_FACTOR_SETUP', 'STATE_NEEDED'],
          description:
            'With FORBIDDEN: a member of the staff has to set up a second factor first. With NOT_OFFERED: the place of the contract is not known.',
        },
        embedOrigins: {
          type: 'array',
          items: { type: 'string' },
          description: 'With CONFLICT of `setEmbedOrigins`: the websites as another owner has set them.',
        },
        state: {
          type: 'string',
          description: 'With NOT_OFFERED: the two letters of the state.',
        },
        until: {
          type: 'string',
          format: 'date-time',
          description: 'With RESERVED: until when the contract is reserved for somebody else.',
        },
        factors: {
          type: 'array',
          items: { type: 'string', enum: FACTORS },
          description: 'With SECOND_FACTOR_REQUIRED: what completes the sign-in.',
        },
        proofs: {
          type: 'array',
          items: { type: 'string', enum: [...FACTORS, 'password'] },
          description: 'With STEP_UP_REQUIRED: what POST /api/user/step-up takes. Empty: sign in again.',
        },
        version: {
          type: 'integer',
          description: 'With TERMS_REQUIRED: the version of the terms to accept, by POST /api/user/terms.',
        },
        acceptedVersion: {
          type: 'integer',
          description: 'With TERMS_REQUIRED: the version that the member accepted last; absent if none.',
        },
      },
    },
  },
};
