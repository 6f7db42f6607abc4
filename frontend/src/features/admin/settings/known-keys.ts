import { APPLICATIONS_TYPES, CANDIDATE_HOURS } from '@handover/domain/candidates/candidate-settings';
import { MARKET_RATE_SETTINGS } from '@handover/domain/cost/market-rates';
import { DEFAULT_SETTINGS } from '@handover/domain/default-settings';
import { LISTING_DAYS, LISTING_DAYS_RANGE } from '@handover/domain/listings/listing-days';
import { CONTACT_REQUEST_DAYS } from '@handover/domain/retention';
import { SITE_DEFAULTS, SITE_KEYS } from '@handover/domain/site';
import { ACCEPT_HOURS, ACCEPT_HOURS_RANGE } from '@handover/domain/transfers/accept-hours';
import type { SettingCategory, SettingFieldsFragment } from '../../../generated/admin';

interface KnownKey {
  key: string;
  description: string;
  category: SettingCategory;
}

const { min, max, usual } = ACCEPT_HOURS_RANGE;
const categories = { general: 'GENERAL', hero: 'HERO', contact: 'CONTACT' } as const;

const HOURS_OF = {
  offer: 'an offer can be answered',
  reserve: 'a contract is reserved for a chosen candidate',
  line: 'the next candidate in line has after a failed transfer',
} as const;

/** Settings that the site reads by their key; every other key is free. */
const knownKeys: readonly KnownKey[] = [
  ...DEFAULT_SETTINGS.map(({ key, description, category }) => ({
    key,
    description,
    category: categories[category],
  })),
  {
    key: SITE_KEYS.footerLine,
    description: `Last line of the footer, such as the number of a license; “${SITE_DEFAULTS.footerLine}” by default`,
    category: 'CONTACT',
  },
  {
    key: ACCEPT_HOURS,
    description: `How many hours both parties have to accept a transfer: ${min} to ${max}, ${usual} by default`,
    category: 'GENERAL',
  },
  {
    key: LISTING_DAYS,
    description: `For how many days a listing stays up after its holder last renewed, edited or answered: ${LISTING_DAYS_RANGE.min} to ${LISTING_DAYS_RANGE.max}, ${LISTING_DAYS_RANGE.usual} by default`,
    category: 'GENERAL',
  },
  {
    key: APPLICATIONS_TYPES,
    description:
      'The types whose sellers take applications, such as car-lease,timeshare,loan; off for none. With live payments, homes only if they are listed',
    category: 'GENERAL',
  },
  ...(['offer', 'reserve', 'line'] as const).map((name) => {
    const hours = CANDIDATE_HOURS[name];
    return {
      key: hours.key,
      description: `How many hours ${HOURS_OF[name]}: ${hours.min} to ${hours.max}, ${hours.usual} by default`,
      category: categories.general,
    };
  }),
  ...Object.entries(MARKET_RATE_SETTINGS).map(([type, key]) => ({
    key,
    description: `Rate of a new ${type} today in percent, such as 6.5; readers may compare with it`,
    category: categories.general,
  })),
  {
    key: CONTACT_REQUEST_DAYS,
    description: 'For how many days contact requests are kept; the privacy page says so',
    category: 'CONTACT',
  },
];

type Stored = readonly Pick<SettingFieldsFragment, 'key'>[];

const isStored = (stored: Stored, key: string) => stored.some((setting) => setting.key === key);

/** The known keys that have no setting yet. */
export const unusedKeys = (stored: Stored) => knownKeys.filter(({ key }) => !isStored(stored, key));

/** Keys that "Initialize Default Settings" would create. */
export const missingDefaults = (stored: Stored) =>
  DEFAULT_SETTINGS.map(({ key }) => key).filter((key) => !isStored(stored, key));
