import { HIDDEN_CLAIMS } from '@handover/domain/claims/claims-in-code';
import { expect, test } from '@jest/globals';
import { renderWithProduct, type HarnessOptions } from '../../testing/harness';
import { useClaims } from './useClaims';

const content = (value: string) => [{ key: HIDDEN_CLAIMS, value, category: 'LANDING' as const }];
const shown = (boot: NonNullable<HarnessOptions['boot']>) =>
  renderWithProduct(useClaims, { boot }).hook()('footer-line');

test('shows each claim where no real money moves, with or without content', () => {
  expect(shown({ content: [] })).toBe(true);
  expect(shown({ contentFailed: true })).toBe(true);
});

test('shows what the content does not name where real money moves', () => {
  expect(shown({ content: content('') })).toBe(true);
  expect(shown({ content: content('reply-promise') })).toBe(true);
  expect(shown({ content: content('reply-promise footer-line') })).toBe(false);
});
