import { expect, it } from '@jest/globals';
import { missingDefaults, unusedKeys } from './known-keys';

const DEFAULTS = ['site_title', 'hero_title', 'hero_subtitle', 'contact_email', 'company_phone'];

it('offers every default while there are no settings', () => {
  expect(missingDefaults([])).toEqual(DEFAULTS);
});

it('still offers the missing defaults once other settings are stored', () => {
  const stored = [{ key: 'social_content' }, { key: 'site_title' }];
  expect(missingDefaults(stored)).toEqual(DEFAULTS.slice(1));
  expect(missingDefaults(DEFAULTS.map((key) => ({ key })))).toEqual([]);
});

it('suggests well-known keys that are not stored yet, with their description and category', () => {
  const stored = DEFAULTS.slice(1).map((key) => ({ key }));
  expect(unusedKeys(stored)).toMatchObject([
    {
      key: 'site_title',
      description: 'The name of the product, in the header and in mails',
      category: 'GENERAL',
    },
    { key: 'footer_line', category: 'CONTACT' },
    { key: 'accept_hours', category: 'GENERAL' },
    { key: 'listing_days', category: 'GENERAL' },
    { key: 'applications_types', category: 'GENERAL' },
    {
      key: 'offer_hours',
      description: 'How many hours an offer can be answered: 24 to 168, 72 by default',
    },
    { key: 'reserve_hours' },
    { key: 'line_hours' },
    { key: 'market_rate_mortgage', category: 'GENERAL' },
    { key: 'market_rate_loan', category: 'GENERAL' },
    { key: 'contact_request_days', category: 'CONTACT' },
  ]);
});
