import { DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { brandOf, logoPath, previewPath, type Brand } from '@handover/domain/brand/brand';
import { SITE_DEFAULTS } from '@handover/domain/site';
import type { ContentQuery } from '../generated/boot';
import { brandCss } from '../theme/brand-css';

export const brandIn = (content: ContentQuery['content'] | undefined): Brand =>
  brandOf((name) => content?.find(({ key }) => key === name)?.value);

/** The style element of an own color or logo, which the admin area replaces after a change. */
export function brandStyle(brand: Brand, nonce: string): string {
  const css = brandCss(brand);
  return css && `\n    <style id="brand" nonce="${nonce}">${css}</style>`;
}

const MANIFEST = '/manifest.webmanifest';

/**
 * The links to icons and manifest: the shipped ones, or those of the brand. The manifest's address has all that the file
 * says about the brand, because browsers keep it for an hour.
 */
export function iconLinks(shipped: string, name: string, { color, logo }: Brand): string {
  if (!logo && color === DEFAULT_COLOR && name === SITE_DEFAULTS.title) return shipped;
  const version = new URLSearchParams({ name, color, ...(logo && { logo: logo.id }) });
  const manifest = `${MANIFEST}?${String(version).replaceAll('&', '&amp;')}`;
  if (!logo) return shipped.replace(MANIFEST, () => manifest);
  return [
    `<link rel="icon" href="${logoPath(logo, '32')}" type="image/png" sizes="32x32" />`,
    `<link rel="icon" href="${logoPath(logo, '192')}" type="image/png" sizes="192x192" />`,
    `<link rel="apple-touch-icon" href="${logoPath(logo, '180')}" />`,
    `<link rel="manifest" href="${manifest}" />`,
  ].join('\n    ');
}

const SHIPPED_PREVIEW = /^\/og\/([a-z-]+)\.png$/;

/** A shipped preview image in the site's color and with its logo; any other image as it is. */
export function brandImage(image: string, brand: Brand): string {
  const [, slug] = SHIPPED_PREVIEW.exec(image) ?? [];
  return slug ? previewPath(slug, brand) : image;
}
