import { brandOf, logoPath, previewPath, type Brand } from '@handover/domain/brand/brand';
import type { ContentQuery } from '../generated/boot';
import { brandCss } from '../theme/brand-css';

export const brandIn = (content: ContentQuery['content'] | undefined): Brand =>
  brandOf((name) => content?.find(({ key }) => key === name)?.value);

/** The style element of an own color or logo, which the admin area replaces after a change. */
export function brandStyle(brand: Brand, nonce: string): string {
  const css = brandCss(brand);
  return css && `\n    <style id="brand" nonce="${nonce}">${css}</style>`;
}

/** The links to the icons of an own logo; undefined leaves those of index.html. */
export function iconLinks({ logo }: Brand): string | undefined {
  if (!logo) return undefined;
  return [
    `<link rel="icon" href="${logoPath(logo, '32')}" type="image/png" sizes="32x32" />`,
    `<link rel="icon" href="${logoPath(logo, '192')}" type="image/png" sizes="192x192" />`,
    `<link rel="apple-touch-icon" href="${logoPath(logo, '180')}" />`,
    `<link rel="manifest" href="/manifest.webmanifest?${logo.id}" />`,
  ].join('\n    ');
}

const SHIPPED_PREVIEW = /^\/og\/([a-z-]+)\.png$/;

/** A shipped preview image in the site's color and with its logo; any other image as it is. */
export function brandImage(image: string, brand: Brand): string {
  const [, slug] = SHIPPED_PREVIEW.exec(image) ?? [];
  return slug ? previewPath(slug, brand) : image;
}
