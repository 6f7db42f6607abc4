import { DEFAULT_COLOR, isColor } from './brand-color.js';

/** The settings that hold the brand, beside `site_title`, which is its name. */
export const BRAND_KEYS = {
  color: 'brand_color',
  logo: 'brand_logo',
  mailSender: 'mail_sender',
  postalAddress: 'postal_address',
} as const;

/** A stored logo: its files begin with `id`. Sizes are pixels of the largest version. */
export interface Logo {
  id: string;
  width: number;
  height: number;
}

export interface Brand {
  /** #rrggbb, lower case. */
  color: string;
  /** Null shows the shipped logo. */
  logo: Logo | null;
  /** Name of the sender of mails; null sends as MAIL_FROM says. */
  mailSender: string | null;
  /** Below each mail; may have several lines. */
  postalAddress: string | null;
}

const LOGO = /^[0-9a-f]{16}-(\d{1,4})x(\d{1,4})$/;

/** The logo of a setting's value, such as 3f9a0c1d2e4b5a67-512x128; null for any other text. */
export function logoOf(value: string): Logo | null {
  const [id, width, height] = LOGO.exec(value) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : null;
}

/** The versions in which a logo is stored: itself, and square icons by their side in pixels. */
export const LOGO_VERSIONS = ['logo', '32', '180', '192', '512', 'maskable'] as const;
export type LogoVersion = (typeof LOGO_VERSIONS)[number];

export const logoPath = ({ id }: Logo, version: LogoVersion): string => `/brand/${id}-${version}.png`;

/** The preview image of a contract type in the brand's color and logo; the shipped one for the shipped brand. */
export const previewPath = (slug: string, { color, logo }: Pick<Brand, 'color' | 'logo'>): string =>
  logo || color !== DEFAULT_COLOR
    ? `/brand/og-${slug}-${color.slice(1)}-${logo?.id ?? 'none'}.png`
    : `/og/${slug}.png`;

/** The brand that the settings say; what is missing or wrong is the default. */
export function brandOf(valueOf: (key: string) => string | undefined): Brand {
  const textOf = (key: string) => valueOf(key)?.trim() || null;
  const color = textOf(BRAND_KEYS.color) ?? '';
  return {
    color: isColor(color) ? color.toLowerCase() : DEFAULT_COLOR,
    logo: logoOf(textOf(BRAND_KEYS.logo) ?? ''),
    mailSender: textOf(BRAND_KEYS.mailSender),
    postalAddress: textOf(BRAND_KEYS.postalAddress),
  };
}
