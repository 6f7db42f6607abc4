import type Stripe from 'stripe';

/** The `error` member of Stripe's answers. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/**
 * An answer, not an accident: what the operation wrote before it stays written (a declined card leaves its
 * failed charge behind). Any other exception rolls the operation back.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Stripe keeps an answer under its idempotency key only once the endpoint had begun its work. */
    readonly keptForReplay = true,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message);
    if (body.code) body.doc_url ??= `https://docs.stripe.com/error-codes#${body.code.replaceAll('_', '-')}`;
  }
}

const invalid = (status: number, message: string, code?: string, param?: string, kept = false) =>
  new ApiError(
    status,
    {
      type: 'invalid_request_error',
      message,
      ...(code && { code }),
      ...(param && { param }),
    },
    kept,
  );

export const parameterMissing = (param: string) =>
  invalid(400, `Missing required param: ${param}.`, 'parameter_missing', param);
export const parameterUnknown = (param: string) =>
  invalid(400, `Received unknown parameter: ${param}`, 'parameter_unknown', param);
export const parameterInvalid = (message: string, param: string, code?: string) =>
  invalid(400, message, code, param);
export const parameterEmpty = (param: string) =>
  invalid(
    400,
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; ` +
      `however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
    'parameter_invalid_empty',
    param,
  );

/** 404 for the resource in the path, 400 for one named by a parameter. */
export const resourceMissing = (object: string, id: string, param: string, status: 400 | 404 = 404) =>
  invalid(status, `No such ${object}: '${id}'`, 'resource_missing', param);

export const urlUnknown = (method: string, path: string) =>
  invalid(
    404,
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );

/** Stripe's wrong-state error carries the intent as it is. */
export const unexpectedState = (message: string, intent?: Stripe.PaymentIntent) =>
  new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    ...(intent && { payment_intent: intent }),
  });

export const conflictingState = (message: string, code: string, param?: string) =>
  invalid(400, message, code, param, true);

export const unauthorized = (message: string, code?: string) => invalid(401, message, code);

export const internalError = () =>
  new ApiError(
    500,
    {
      type: 'api_error',
      message:
        'An unknown error occurred. The payment sandbox was told to fail here, as the real service now and then does.',
    },
    true,
    { 'Stripe-Should-Retry': 'false' },
  );

export const rateLimited = (code: 'rate_limit' | 'lock_timeout') =>
  new ApiError(
    429,
    {
      type: 'invalid_request_error',
      code,
      message:
        code === 'rate_limit'
          ? 'Request rate limit exceeded.'
          : 'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request.',
    },
    false,
    { 'Stripe-Should-Retry': 'true' },
  );
