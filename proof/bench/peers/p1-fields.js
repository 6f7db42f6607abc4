// What a contract has in the answers of P1, and how PostgreSQL reads it.
const string = { type: 'string' };
const integer = { type: 'integer' };
const boolean = { type: 'boolean' };
const orNull = (type) => ({ ...type, nullable: true });

/** The first fields of both, in their order. */
const FIRST = {
  id: string,
  userId: string,
  title: string,
  type: string,
  description: string,
  location: string,
  monthlyPayment: integer,
  remainingTermMonths: integer,
};

const OWN = {
  table: 'peer.contracts',
  options: '',
  properties: {
    ...FIRST,
    transferFee: integer,
    status: string,
    createdAt: string,
    updatedAt: string,
  },
  columns: `id, user_id as "userId", title, type, description, location, monthly_payment as "monthlyPayment",
    remaining_term_months as "remainingTermMonths", transfer_fee as "transferFee", status,
    created_at as "createdAt", updated_at as "updatedAt"`,
};

/**
 * The product's table and the fields of its REST API, in their order. Nothing is masked or hidden, a place is the location,
 * the months left are those that were stated, and no purchase is looked up that may hold a contract: P1 does less for them.
 */
const PRODUCT = {
  table: 'contracts',
  // otherwise PostgreSQL looks at the product's many indexes for each list
  options: '-c plan_cache_mode=force_generic_plan',
  properties: {
    ...FIRST,
    facts: { type: 'object', additionalProperties: true },
    incentive: integer,
    termAsOf: string,
    effectiveMonthly: orNull(integer),
    cashAtTransfer: orNull(integer),
    transferFee: orNull(integer),
    status: string,
    offMarketReason: orNull(string),
    freshUntil: orNull(string),
    listedAt: string,
    underReview: boolean,
    termsVersion: integer,
    cover: orNull({ type: 'object', additionalProperties: true }),
    messageCount: integer,
    createdAt: string,
    updatedAt: string,
    place: orNull(string),
    currentRemainingMonths: integer,
    saleMode: string,
    reservedUntil: orNull(string),
    forSale: boolean,
    company: orNull({ type: 'object', additionalProperties: true }),
    organisation: orNull({ type: 'object', additionalProperties: true }),
    transferableUntil: orNull(string),
    acceptsMessages: boolean,
  },
  columns: `${OWN.columns}, facts, incentive, coalesce(term_as_of, created_at::date)::text as "termAsOf",
    effective_monthly as "effectiveMonthly", cash_at_transfer as "cashAtTransfer",
    off_market_reason as "offMarketReason", fresh_until as "freshUntil", coalesce(listed_at, created_at) as "listedAt",
    under_review as "underReview", terms_version as "termsVersion", cover, message_count as "messageCount",
    location as place, remaining_term_months as "currentRemainingMonths",
    sale_mode as "saleMode", reserved_until as "reservedUntil",
    transfer_fee is not null and not under_review and status = 'active' as "forSale",
    null::json as company, null::json as organisation, null::text as "transferableUntil",
    status in ('active', 'pending') as "acceptsMessages"`,
};

/** By the environment variable FIELDS. */
export const FIELDS = { own: OWN, product: PRODUCT };
