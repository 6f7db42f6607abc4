import { isEmail } from 'class-validator';
import { CONFIRMED_USES, isConfirmedUses, REQUIRE_CONFIRMED_EMAIL } from '@handover/domain/confirmed-email';
import {
  CONTACT_REQUEST_DAYS,
  CONTACT_REQUEST_DAYS_RANGE,
  isContactRequestDays,
} from '@handover/domain/retention';
import {
  APPLICATIONS_TYPES,
  CANDIDATE_HOURS,
  isApplicationsTypes,
  isHours,
} from '@handover/domain/candidates/candidate-settings';
import { colorProblem } from '@handover/domain/brand/brand-color';
import { BRAND_KEYS } from '@handover/domain/brand/brand';
import { isMarketRate, MARKET_RATE_RANGE, MARKET_RATE_SETTINGS } from '@handover/domain/cost/market-rates';
import { APPROVE_LISTINGS } from '@handover/domain/listings/approval';
import { RULE_BOOK_BLOCKS } from '@handover/domain/rules/rule-book-blocks';
import { isListingDays, LISTING_DAYS, LISTING_DAYS_RANGE } from '@handover/domain/listings/listing-days';
import { ACCEPT_HOURS, ACCEPT_HOURS_RANGE, isAcceptHours } from '@handover/domain/transfers/accept-hours';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { invalid } from '../common/api/errors.js';

/** The setting that requires a second factor of admins. */
export const REQUIRE_ADMIN_SECOND_FACTOR = 'require_admin_second_factor';

/** Returns why a value is invalid, or null. */
type Format = (value: string) => string | null;

const oneLine: Format = (value) => (/\p{Cc}/u.test(value) ? 'This setting must be a single line.' : null);

const onOrOff: Format = (value) =>
  value === 'true' || value === 'false' ? null : 'This setting is either true or false.';

const uses: Format = (value) =>
  isConfirmedUses(value)
    ? null
    : `Please enter which of ${CONFIRMED_USES.join(', ')} need a confirmed email address, with commas, or off.`;

const types: Format = (value) =>
  isApplicationsTypes(value)
    ? null
    : `Please enter which of ${CONTRACT_TYPES.join(', ')} take applications, with commas, or off.`;

const email: Format = (value) =>
  isEmail(value) ? null : 'Please enter one email address. Contact requests and purchases are mailed to it.';

const inRange =
  (
    isValid: (value: string) => boolean,
    { min, max }: { min: number; max: number },
    what: string,
    hint = '',
  ): Format =>
  (value) =>
    isValid(value) ? null : `Please enter ${what} from ${min} to ${max}${hint}.`;

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

const WHOLE_DAYS = 'a whole number of days';
const percent = inRange(isMarketRate, MARKET_RATE_RANGE, 'a percentage', ', such as 6.5');

/** Formats of the settings that code reads; all others are free text. */
const FORMATS: Readonly<Record<string, Format>> = {
  site_title: oneLine,
  contact_email: email,
  company_phone: oneLine,
  footer_line: oneLine,
  social_content: links,
  [BRAND_KEYS.color]: colorProblem,
  [BRAND_KEYS.logo]: () => 'A logo is a file: upload it on the Content tab, in Brand.',
  [BRAND_KEYS.mailSender]: oneLine,
  [ACCEPT_HOURS]: inRange(isAcceptHours, ACCEPT_HOURS_RANGE, 'a whole number of hours'),
  [CONTACT_REQUEST_DAYS]: inRange(isContactRequestDays, CONTACT_REQUEST_DAYS_RANGE, WHOLE_DAYS),
  [LISTING_DAYS]: inRange(isListingDays, LISTING_DAYS_RANGE, WHOLE_DAYS),
  [REQUIRE_ADMIN_SECOND_FACTOR]: onOrOff,
  [REQUIRE_CONFIRMED_EMAIL]: uses,
  [APPROVE_LISTINGS]: onOrOff,
  [RULE_BOOK_BLOCKS]: onOrOff,
  [APPLICATIONS_TYPES]: types,
  ...Object.fromEntries(
    Object.values(CANDIDATE_HOURS).map((hours) => [
      hours.key,
      inRange((value) => isHours(value, hours), hours, 'a whole number of hours'),
    ]),
  ),
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
