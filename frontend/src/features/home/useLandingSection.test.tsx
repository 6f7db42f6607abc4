import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { landingDefaults } from '@handover/domain/landing-defaults';
import type { LandingKey } from '@handover/domain/landing-content';
import type { BootState } from '../../lib/boot/boot';
import { renderWithProduct } from '../../testing/harness';
import { useLandingSection } from './useLandingSection';

const warn = jest.fn();
const error = jest.fn();
beforeEach(() => {
  warn.mockClear();
  error.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(warn);
  jest.spyOn(console, 'error').mockImplementation(error);
});
afterEach(() => void jest.restoreAllMocks());

const stored = (key: LandingKey, value: string): BootState => ({
  content: [{ key, value, category: 'LANDING' }],
});
const render = (key: LandingKey, boot?: BootState) =>
  renderWithProduct(() => useLandingSection(key), { ...(boot && { boot }) });

test("shows the admin's content", () => {
  const { hook } = render('hero_content', stored('hero_content', '{"title":"Leave early"}'));
  expect(hook()).toMatchObject({ title: 'Leave early' });
  expect(warn).not.toHaveBeenCalled();
});

test('shows the defaults, without a report, if the admin has written none', () => {
  expect(render('hero_content').hook()).toEqual(landingDefaults.hero_content);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['hero_content', warn],
  ['services_content', warn],
  ['how_it_works_content', error],
  ['trust_safety_content', error],
] as const)('%s that cannot be read shows its defaults, and is reported once', (key, report) => {
  const { hook, rerender } = render(key, stored(key, '{'));
  rerender();
  expect(hook()).toEqual(landingDefaults[key]);
  expect(warn.mock.calls.length + error.mock.calls.length).toBe(1);
  expect(report).toHaveBeenCalledTimes(1);
});

test('shows nothing while the content loads, and the defaults if it could not be loaded', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const unloaded = { content: undefined } as unknown as BootState;
  expect(render('hero_content', unloaded).hook()).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  const { hook } = render('hero_content', { ...unloaded, contentFailed: true });
  expect(hook()).toEqual(landingDefaults.hero_content);
  expect(warn).toHaveBeenCalledTimes(1);
});
