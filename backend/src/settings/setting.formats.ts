import { isEmail } from 'class-validator';
import { invalid } from '../common/api/errors.js';
import {
  CONTACT_REQUEST_DAYS,
  CONTACT_REQUEST_DAYS_RANGE,
  isContactRequestDays,
} from '@handover/domain/retention';
import { isMarketRate, MARKET_RATE_RANGE, MARKET_RATE_SETTINGS } from '@handover/domain/cost/market-rates';
import { isListingDays, LISTING_DAYS, LISTING_DAYS_RANGE } from '@handover/domain/listings/listing-days';
import { ACCEPT_HOURS, ACCEPT_HOURS_RANGE, isAcceptHours } from '@handover/domain/transfers/accept-hours';

/** The setting that requires a second factor of admins. */
export const REQUIRE_ADMIN_SECOND_FACTOR = 'require_admin_second_factor';

/** Returns why a value is invalid, or null. */
type Format = (value: string) => string | null;

const oneLine: Format = (value) => (/\p{Cc}/u.test(value) ? 'This setting must be a single line.' : null);

const onOrOff: Format = (value) =>
  value === 'true' || value === 'false' ? null : 'This setting is either true or false.';

const email: Format = (value) =>
  isEmail(value) ? null : 'Please enter one email address. Contact requests and purchases are mailed to it.';

const days: Format = (value) => {
  const { min, max } = CONTACT_REQUEST_DAYS_RANGE;
  return isContactRequestDays(value) ? null : `Please enter a whole number of days from ${min} to ${max}.`;
};

const hours: Format = (value) => {
  const { min, max } = ACCEPT_HOURS_RANGE;
  return isAcceptHours(value) ? null : `Please enter a whole number of hours from ${min} to ${max}.`;
};

const percent: Format = (value) => {
  const { min, max } = MARKET_RATE_RANGE;
  return isMarketRate(value) ? null : `Please enter a percentage from ${min} to ${max}, such as 6.5.`;
};

const listingDays: Format = (value) => {
  const { min, max } = LISTING_DAYS_RANGE;
  return isListingDays(value) ? null : `Please enter a whole number of days from ${min} to ${max}.`;
};

/** An empty URL hides the icon. */
const isLink = (link: unknown): boolean =>
  link === null ||
  (typeof link === 'string' && (!link.trim() || (/^https?:\/\//i.test(link.trim()) && URL.canParse(link))));

/** Invalid JSON is stored, as in all content settings; the admin sees a warning. */
const links: Format = (value) => {
  const bad = Object.entries(objectOf(value)).find(([, link]) => !isLink(link));
  return bad ? `The link for ${bad[0]} must begin with http:// or https://.` : null;
};

function objectOf(value: string): object {
  try {
    const content: unknown = JSON.parse(value);
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return {};
  }
}

/** Formats of the settings that code reads; all others are free text. */
const FORMATS: Readonly<Record<string, Format>> = {
  site_title: oneLine,
  contact_email: email,
  company_phone: oneLine,
  social_content: links,
  [ACCEPT_HOURS]: hours,
  [CONTACT_REQUEST_DAYS]: days,
  [LISTING_DAYS]: listingDays,
  [REQUIRE_ADMIN_SECOND_FACTOR]: onOrOff,
  ...Object.fromEntries(Object.values(MARKET_RATE_SETTINGS).map((key) => [key, percent])),
};

/** Which setting an operation writes, before its input is validated. */
export const writesAdminFactor = ({ key, input }: { key?: unknown; input?: unknown }): boolean =>
  String(key ?? (input as { key?: unknown } | undefined)?.key).trim() === REQUIRE_ADMIN_SECOND_FACTOR;

/** Throws VALIDATION if the value is invalid for this key. */
export function refuseWrongFormat(key: string, value: string): void {
  const problem = Object.hasOwn(FORMATS, key) ? FORMATS[key]?.(value.trim()) : null;
  if (problem) throw invalid({ value: problem });
}
