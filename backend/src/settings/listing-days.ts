/**
 * SQL expression: how long a listing stays up without a sign of life of its holder, as the setting `listing_days` says. A
 * function of the database (schema/functions), because a trigger needs it, too.
 */
export const LISTING_TIME = 'listing_days()';
