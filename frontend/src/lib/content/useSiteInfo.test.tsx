import { HIDDEN_CLAIMS } from '@handover/domain/claims/claims-in-code';
import { expect, test } from '@jest/globals';
import { SITE_DEFAULTS, SITE_KEYS } from '@handover/domain/site';
import { renderWithProduct } from '../../testing/harness';
import { useSiteInfo } from './useSiteInfo';

const setting = (key: string, value: string) => ({
  __typename: 'Setting' as const,
  key,
  value,
  category: 'GENERAL' as const,
});

test('leaves out a footer line that nobody has confirmed', () => {
  const { hook } = renderWithProduct(useSiteInfo, {
    boot: { content: [setting(HIDDEN_CLAIMS, 'footer-line')] },
  });
  expect(hook().footerLine).toBe('');
});

test("shows the admin's settings, and the defaults for those that are missing or blank", () => {
  const { hook } = renderWithProduct(useSiteInfo, {
    boot: { content: [setting(SITE_KEYS.title, ' Leasebridge '), setting(SITE_KEYS.email, '  ')] },
  });
  expect(hook()).toEqual({ ...SITE_DEFAULTS, title: 'Leasebridge' });
});
