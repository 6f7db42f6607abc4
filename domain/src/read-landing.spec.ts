import { describe, expect, it, test } from '@jest/globals';
import type { LandingKey } from './landing-content.js';
import { landingDefaults } from './landing-defaults.js';
import { readLanding } from './read-landing.js';

const sections = Object.keys(landingDefaults) as LandingKey[];

test.each(sections)('the default %s survives being stored as JSON and read again', (key) => {
  expect(readLanding(key, JSON.stringify(landingDefaults[key]))).toEqual(landingDefaults[key]);
});

describe('readLanding', () => {
  it.each(['', '{', 'null', '[]', '5', '"text"'])('throws for %j, which is no object', (value) => {
    expect(() => readLanding('hero_content', value)).toThrow(SyntaxError);
  });

  it('uses the default for each field of the wrong type', () => {
    const hero = readLanding(
      'hero_content',
      JSON.stringify({ title: 42, subtitle: {}, primaryButtonText: '  ', trustIndicators: 'many' }),
    );
    expect(hero).toEqual({ ...landingDefaults.hero_content, title: '42' });
  });

  it('keeps optional texts empty', () => {
    expect(readLanding('hero_content', JSON.stringify({ subtitle: '', trustIndicators: [] }))).toMatchObject({
      subtitle: '',
      trustIndicators: [],
    });
  });

  it.each([
    [5, 5],
    ['3', 3],
    [1, 1],
    [0, null],
    [-7, null],
    [7, null],
    [2.4, null],
    ['many', null],
    ['', null],
    [null, null],
    [undefined, null],
    [true, null],
  ])('reads a rating of %j as %j', (rating, blocks) => {
    const { testimonials } = readLanding(
      'trust_safety_content',
      JSON.stringify({ testimonials: [{ name: 'A', content: 'B', rating }] }),
    );
    expect(testimonials[0]?.rating).toBe(blocks);
  });

  it('keeps at most 20 items of a list and drops empty ones', () => {
    const services = [
      null,
      7,
      'x',
      {},
      { title: ' ' },
      ...Array<object>(500).fill({ title: 'T', icon: 'toString' }),
    ];
    const content = readLanding('services_content', JSON.stringify({ services }));
    expect(content.services.length).toBeLessThanOrEqual(20);
    expect(content.services[0]).toEqual({ icon: 'Car', title: 'T', description: '', features: [] });
  });
});
