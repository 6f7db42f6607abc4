/** All error codes with their HTTP status. Any other error is INTERNAL: logged, its message hidden. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  VALIDATION: 400,
  /** By the rule book, the contract cannot be transferred; only with the setting `rule_book_blocks`. */
  NOT_TRANSFERABLE: 400,
  UNAUTHENTICATED: 401,
  /** The password was right; `details.factors` lists what POST /api/login/factor accepts. */
  SECOND_FACTOR_REQUIRED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  OWN_CONTRACT: 403,
  /** The last proof is too old; `details.proofs` lists what POST /api/user/step-up accepts. */
  STEP_UP_REQUIRED: 403,
  /** The member has not accepted the terms in force; `details.version` is what POST /api/user/terms takes. */
  TERMS_REQUIRED: 403,
  /** The settings ask for a confirmed email address; POST /api/auth/email-confirmation sends the link again. */
  CONFIRMED_EMAIL_REQUIRED: 403,
  /** The settings ask for a confirmed address of those who apply for a contract. */
  EMAIL_UNCONFIRMED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  /** Another candidate alone may buy it until `details.until`. */
  RESERVED: 409,
  /** The seller chooses whom to sell to, and has not chosen this member. */
  NOT_CHOSEN: 409,
  /** The offer was answered, its time is over, or the terms have changed. */
  OFFER_CLOSED: 409,
  /** The Idempotency-Key was sent with another request before. */
  IDEMPOTENCY_MISMATCH: 409,
  CONTRACT_TAKEN: 409,
  NOT_FOR_SALE: 409,
  /** The operator does not allow it in the state that `details.state` names. */
  NOT_OFFERED: 409,
  /** The contract was edited after the buyer saw its terms. */
  TERMS_CHANGED: 409,
  /** Ends a subscription that missed events: reload and subscribe again. */
  RESYNC: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  PAYMENT_PROVIDER: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  /** Message per input field. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** A machine-readable reason, if the code alone is ambiguous. */
  reason?: 'SECOND_FACTOR_SETUP' | 'STATE_NEEDED';
  /** The websites that an organisation has now. */
  embedOrigins?: string[];
  /** Until when a contract is reserved. */
  until?: string;
  /** The two letters of a state. */
  state?: string;
  /** The factors that complete a sign-in. */
  factors?: Factor[];
  /** The proofs that a step-up accepts; empty for members who can only sign in again. */
  proofs?: (Factor | 'password')[];
  /** The version of the terms to accept. */
  version?: number;
  /** The version that the member accepted last; absent if none. */
  acceptedVersion?: number;
}

/** Ways to prove a second factor. */
export type Factor = 'passkey' | 'authenticator' | 'recovery-code';

/** An error with a message for users; REST, GraphQL and subscriptions report it alike. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: ErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export interface ErrorBody {
  error: string;
  code: ErrorCode;
  details?: ErrorDetails;
}

export const errorBody = ({ message, code, details }: AppError): ErrorBody => ({
  error: message,
  code,
  ...(details && { details }),
});

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found.`);
export const noSuchPage = () => new AppError('NOT_FOUND', 'There is no such page.');
export const noSuchCall = () => new AppError('NOT_FOUND', 'There is no such call.');
export const conflict = (text: string) => new AppError('CONFLICT', text);
export const forbidden = () => new AppError('FORBIDDEN', "You don't have permission to do this.");
/** For staff without the second factor that the settings require. */
export const setupRequired = () =>
  new AppError(
    'FORBIDDEN',
    'Admins and other staff of this site need two-step sign-in. Set it up under My Account first.',
    {
      reason: 'SECOND_FACTOR_SETUP',
    },
  );
export const secondFactorRequired = (factors: Factor[]) =>
  new AppError('SECOND_FACTOR_REQUIRED', 'Please confirm with your second step.', { factors });
export const stepUpRequired = (proofs: (Factor | 'password')[]) =>
  new AppError(
    'STEP_UP_REQUIRED',
    proofs.length > 0 ? 'Please confirm that it is you.' : 'Please sign in again to do this.',
    { proofs },
  );
export const termsRequired = (version: number, acceptedVersion: number | null) =>
  new AppError('TERMS_REQUIRED', 'Our terms have changed. Please read and accept them to go on.', {
    version,
    ...(acceptedVersion !== null && { acceptedVersion }),
  });
export const confirmedEmailRequired = () =>
  new AppError(
    'CONFIRMED_EMAIL_REQUIRED',
    'Please confirm your email address first: open the link in the email we sent you.',
  );
export const emailUnconfirmed = () =>
  new AppError(
    'EMAIL_UNCONFIRMED',
    'Please confirm your email address before you ask for a contract: open the link in the email we sent you.',
  );
export const crossSite = () =>
  new AppError('CROSS_SITE', 'This request came from another site and was refused.');
export const unstorable = () => new AppError('BAD_REQUEST', 'The text has characters that cannot be stored.');
export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
export const invalidToken = () =>
  new AppError(
    'UNAUTHENTICATED',
    'This API token is not valid: it is unknown, expired, revoked, or not allowed from this address.',
  );
export const tokenAndSession = () =>
  new AppError('BAD_REQUEST', 'Please send either an API token or the cookie of a session, not both.');
export const wrongCredentials = () => new AppError('UNAUTHENTICATED', 'Email or password is wrong.');
/** Only for a caller who has proved that the account is theirs. */
export const suspended = () =>
  new AppError('FORBIDDEN', 'This account is suspended. Please contact us if you think this is a mistake.');
export const invalid = (fields: Record<string, string>) =>
  new AppError('VALIDATION', Object.values(fields).join(' '), { fields });
