import { describe, expect, it } from '@jest/globals';
import { landingDefaults } from '../landing-defaults.js';
import { CLAIM_KEYS, claimOf, type ClaimKey } from './claims.js';
import { claimsInPlace, landingWithout, LANDING_KEYS } from './shown-landing.js';

const settings = (values: object = {}) =>
  new Map(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
const withAll = (stored = settings()) => LANDING_KEYS.map((key) => landingWithout(key, stored, CLAIM_KEYS));

describe('claims', () => {
  it('have texts, each of them once', () => {
    const texts = CLAIM_KEYS.flatMap((key) => claimOf(key).texts);
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
    for (const key of CLAIM_KEYS) expect(claimOf(key).texts).not.toEqual([]);
  });

  it('are in the defaults of the landing page, or fixed', () => {
    const defaults = JSON.stringify(landingDefaults);
    for (const key of CLAIM_KEYS.filter((one) => one !== 'footer-line'))
      if (!claimOf(key).isFixed)
        for (const text of claimOf(key).texts) expect(defaults).toContain(JSON.stringify(text));
  });

  it.each<[string, ClaimKey[]]>([
    ['a figure', ['years-trusted', 'transfers-done', 'success-rate']],
    ['a certificate', ['bank-security', 'legal-compliance', 'identity-verified']],
    ['a guarantee', ['success-guarantee']],
  ])('include %s', (_, keys) => expect(CLAIM_KEYS).toEqual(expect.arrayContaining(keys)));
});

describe('the landing page without claims', () => {
  const [hero, services, steps, trust] = withAll() as unknown as [
    { title: string; trustIndicators: unknown[] },
    { services: { title: string; description: string; features: string[] }[] },
    { steps: { title: string; description: string; transferor: string }[] },
    { features: object[]; testimonials: object[] },
  ];

  it('keeps titles, buttons and what the product does', () => {
    expect(hero).toEqual({ ...landingDefaults.hero_content, trustIndicators: [] });
    expect(services.services.map(({ title }) => title)).toHaveLength(5);
    expect(services.services.flatMap(({ features }) => features)).toEqual([]);
    expect(steps.steps.map(({ title, description }) => [title, description])).toEqual([
      [
        'Submit & Verify',
        'The listing says what the contract allows and whether its lender, lessor or landlord was asked.',
      ],
      ['Match & Review', 'Both sides see the same terms before anybody commits.'],
      ['Transfer & Complete', ''],
    ]);
  });

  it('keeps the cards whose text is true, without their titles and badges', () => {
    expect(trust.features).toMatchObject([
      { title: '', highlight: '', description: expect.stringContaining('contact details stay private') },
      {
        title: '',
        highlight: '',
        description: expect.stringContaining('One rule if a transfer ends early.'),
      },
    ]);
    expect(trust.testimonials).toEqual([]);
  });

  it('has no text of a claim', () => {
    for (const stored of [settings(), settings(landingDefaults)]) {
      const shown = JSON.stringify(withAll(stored));
      for (const text of CLAIM_KEYS.flatMap((key) => claimOf(key).texts))
        expect(shown).not.toContain(JSON.stringify(text));
    }
  });

  it('fills in no claim for what a stored section leaves out, or for one that is not readable', () => {
    const stored = settings({ hero_content: { title: 'Hello' }, trust_safety_content: '{' });
    expect(landingWithout('hero_content', stored, CLAIM_KEYS)).toMatchObject({
      title: 'Hello',
      trustIndicators: [],
    });
    expect(landingWithout('trust_safety_content', stored, CLAIM_KEYS).testimonials).toEqual([]);
  });

  it('keeps what an admin wrote, beside defaults that are still hidden', () => {
    const [quote, ...others] = landingDefaults.trust_safety_content.testimonials;
    const stored = settings({
      trust_safety_content: { testimonials: [{ ...quote, content: 'Real words.' }, ...others] },
    });
    expect(landingWithout('trust_safety_content', stored, CLAIM_KEYS).testimonials).toEqual([
      { ...quote, content: 'Real words.' },
    ]);
  });

  it('keeps what was confirmed', () => {
    const hidden = CLAIM_KEYS.filter((key) => key !== 'success-rate');
    expect(landingWithout('hero_content', settings(), hidden).trustIndicators).toEqual([
      { text: '99% Success Rate' },
    ]);
  });

  it('shows the plain settings of the headline until the section exists', () => {
    const stored = settings({ hero_title: 'Hi', hero_subtitle: 'there' });
    expect(landingWithout('hero_content', stored, [])).toMatchObject({ title: 'Hi', subtitle: 'there' });
    stored.set('hero_content', '{}');
    expect(landingWithout('hero_content', stored, []).title).toBe('Transfer Your Contracts');
  });
});

describe('claims in place', () => {
  it('are all of them, with or without stored defaults', () => {
    expect(claimsInPlace(settings())).toEqual(CLAIM_KEYS);
    expect(claimsInPlace(settings({ ...landingDefaults, footer_line: 'Licensed and regulated' }))).toEqual(
      CLAIM_KEYS,
    );
  });

  it('are none that an admin has replaced', () => {
    const stored = settings({ footer_line: 'License 12345', hero_content: { trustIndicators: [] } });
    const missing = CLAIM_KEYS.filter((key) => !claimsInPlace(stored).includes(key));
    expect(missing).toEqual(['years-trusted', 'transfers-done', 'success-rate', 'footer-line']);
  });
});
