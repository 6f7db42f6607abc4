import { describe, expect, it } from '@jest/globals';
import {
  AA,
  colorProblem,
  contrast,
  darkTones,
  lightContrast,
  lightTones,
  nearestPassing,
} from './brand-color.js';
import { brandOf, logoOf, logoPath, previewPath } from './brand.js';
import { hexOf, oklchOf } from './oklch.js';

/** Colors spread over the whole cube, the same in each run. */
const COLORS = [0, 51, 102, 153, 204, 255].flatMap((r) =>
  [0, 51, 102, 153, 204, 255].flatMap((g) =>
    [0, 51, 102, 153, 204, 255].map(
      (b) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);
const PASSING = COLORS.map(nearestPassing);

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#0000ff', '#0000ff')).toBe(1);
  });

  it('refuses a light color with the nearest one that passes', () => {
    expect(colorProblem('#0e5a47')).toBeNull();
    expect(colorProblem('#5B9BD5')).toMatch(
      /^#5b9bd5 is too light: .* contrast of 2\.5:1 .* nearest color that passes is #[0-9a-f]{6}\.$/,
    );
    for (const wrong of ['', 'red', '#123', '#12345g', '#1234567', 'url(x)'])
      expect(colorProblem(wrong)).toBe('Please enter a color as #rrggbb, such as #0e5a47.');
  });

  it('white text passes on the nearest color, which is hardly darker than it has to be', () => {
    for (const [n, color] of COLORS.entries()) {
      const near = PASSING[n] as string;
      expect([color, colorProblem(near)]).toEqual([color, null]);
      if (lightContrast(color) >= AA) expect(near).toBe(color);
      else expect([color, lightContrast(near) < 4.8]).toEqual([color, true]);
    }
  });
});

describe('tones', () => {
  it.each([
    ['light', lightTones, ['#ffffff', '#faf8f3', '#f2efe6']],
    ['dark', darkTones, ['#0a110e', '#0d1512', '#15201b']],
  ] as const)('of the %s scheme are readable for every color that passes', (_, tonesOf, grounds) => {
    for (const color of PASSING) {
      const { primary, band } = tonesOf(color);
      for (const fill of [primary.main, primary.dark])
        expect([color, fill, contrast(fill, primary.contrastText) >= AA]).toEqual([color, fill, true]);
      for (const ground of grounds)
        expect([color, ground, contrast(primary.main, ground) >= AA]).toEqual([color, ground, true]);
      for (const text of [band.text, band.muted])
        expect([color, text, contrast(text, band.main) >= AA]).toEqual([color, text, true]);
    }
  });

  it('keep the hue', () => {
    const { h } = oklchOf('#7a1f5c');
    expect(oklchOf(lightTones('#7a1f5c').primary.dark).h).toBeCloseTo(h, 1);
    expect(oklchOf(darkTones('#7a1f5c').primary.main).h).toBeCloseTo(h, 1);
  });

  it('a color survives the way to OKLCH and back', () => {
    for (const color of COLORS) expect(hexOf(oklchOf(color))).toBe(color);
  });
});

describe('the settings of the brand', () => {
  const read = (values: Record<string, string>) => brandOf((key) => values[key]);

  it('are the shipped brand without values, and with wrong ones', () => {
    const shipped = { color: '#0e5a47', logo: null, mailSender: null, postalAddress: null };
    expect(read({})).toEqual(shipped);
    const wrong = { brand_color: 'red;} body{display:none', brand_logo: '../../x', mail_sender: '  ' };
    expect(read(wrong)).toEqual(shipped);
    expect(previewPath('loan', read({}))).toBe('/og/loan.png');
  });

  it('name the files of a logo and of its previews', () => {
    const logo = logoOf('0123456789abcdef-512x128');
    expect(logo).toEqual({ id: '0123456789abcdef-512x128', width: 512, height: 128 });
    expect(logoPath(logo!, 'maskable')).toBe('/brand/0123456789abcdef-512x128-maskable.png');
    expect(previewPath('loan', { color: '#123456', logo })).toBe(
      '/brand/og-loan-123456-0123456789abcdef-512x128.png',
    );
    expect(previewPath('loan', { color: '#123456', logo: null })).toBe('/brand/og-loan-123456-none.png');
  });
});
