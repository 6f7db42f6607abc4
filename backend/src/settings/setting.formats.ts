import { isEmail } from 'class-validator';
import { invalid } from '../common/errors.js';
import {
  CONTACT_REQUEST_DAYS,
  CONTACT_REQUEST_DAYS_RANGE,
  isContactRequestDays,
} from '@handover/domain/retention';

/** Why a value does not fit; null where it does. */
type Format = (value: string) => string | null;

const oneLine: Format = (value) => (/\p{Cc}/u.test(value) ? 'This setting must be a single line.' : null);

const email: Format = (value) =>
  isEmail(value) ? null : 'Please enter one e-mail address: contact requests and purchases are mailed to it.';

const days: Format = (value) => {
  const { min, max } = CONTACT_REQUEST_DAYS_RANGE;
  return isContactRequestDays(value) ? null : `Please enter a whole number of days from ${min} to ${max}.`;
};

/** As the client reads it: an empty one has no icon. */
const isLink = (link: unknown): boolean =>
  link === null ||
  (typeof link === 'string' && (!link.trim() || (/^https?:\/\//i.test(link.trim()) && URL.canParse(link))));

/** What is no JSON is kept, as in all content settings, and shown with a warning. */
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

/** The settings that machines read, and what they must look like; all others are free text. */
const FORMATS: Readonly<Record<string, Format>> = {
  site_title: oneLine,
  contact_email: email,
  company_phone: oneLine,
  social_content: links,
  [CONTACT_REQUEST_DAYS]: days,
};

/** Refuses a value that the setting of this key cannot have. */
export function refuseWrongFormat(key: string, value: string): void {
  const problem = Object.hasOwn(FORMATS, key) ? FORMATS[key]?.(value.trim()) : null;
  if (problem) throw invalid({ value: problem });
}
