import createCache, { type EmotionCache } from '@emotion/cache';
import { DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { brandOf, logoPath, previewPath, type Brand } from '@handover/domain/brand/brand';
import { feeText } from '@handover/domain/fee';
import { SITE_DEFAULTS } from '@handover/domain/site';
import { listOfTypes } from '@handover/domain/types/words';
import type { Page, PageHead } from '../app/shell/page-module';
import { documentTitle } from '../components/plain/PageTitle';
import type { ContentQuery } from '../generated/boot';
import { brandCss } from '../theme/brand-css';
import { fontFiles } from '../theme/fonts';
import { STYLE_KEY } from '../theme/mui-styles';

/* What stands in the head of a page: its title and description, its code, the brand, and the styles of its render. */

export type ClientManifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

interface Site {
  origin: string;
  path: string;
  siteTitle: string;
  brand: Brand;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Description of the home page and of pages without one. */
const fallback = `Hand over a ${listOfTypes('one', 'or')}, or take one over. One flat ${feeText()} fee, charged only when the contract is reserved for you.`;

/** Search engines show about this many characters. */
const shorten = (text: string, length = 160) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
};

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;

/** Title, description, canonical address, Open Graph and JSON-LD of one page. */
export function headHtml(head: PageHead, { origin, path, siteTitle, brand }: Site): string {
  const title = documentTitle(head.title, siteTitle);
  const description = shorten(head.description ?? fallback);
  const address = origin + (head.canonical ?? path);
  const parts = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (head.noIndex) parts.push(meta('name', 'robots', 'noindex'));
  else parts.push(`<link rel="canonical" href="${escapeHtml(address)}" />`);
  parts.push(
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  );
  const image = head.image && origin + brandImage(head.image, brand);
  if (image) parts.push(meta('property', 'og:image', image));
  if (head.jsonLd) {
    const json = JSON.stringify({ ...head.jsonLd, url: address, image }).replaceAll('<', '\\u003c');
    parts.push(`<script type="application/ld+json">${json}</script>`);
  }
  return parts.join('\n    ');
}

/** Preload tags of each build, by the name of the page. */
const preloads = new WeakMap<ClientManifest, Map<string, string>>();

/** Preloads the fonts at once; the page's chunks are preloaded together after the first paint. */
export function preloadHtml(page: Page, manifest: ClientManifest): string {
  const known = preloads.get(manifest) ?? new Map<string, string>();
  preloads.set(manifest, known);
  const html = known.get(page.name) ?? preloadsOf(page, manifest);
  known.set(page.name, html);
  return html;
}

function preloadsOf(page: Page, manifest: ClientManifest): string {
  const fonts = fontFiles.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />`,
  );
  const code = scriptsOf(['src/app/shell/start.tsx', `src/app/pages/${page.name}.tsx`], manifest);
  const links = code.map((file) => `<link rel="modulepreload" href="/${file}" />`).join('');
  return [...fonts, `<template id="code">${links}</template>`].map((tag) => `\n    ${tag}`).join('');
}

function scriptsOf(starts: string[], manifest: ClientManifest) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || chunk.isEntry) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  starts.forEach(visit);
  return [...seen].map((key) => manifest[key]?.file ?? '');
}

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

/** Collects Emotion's rules instead of rendering a style element next to each element. */
export function createStyles(nonce: string): EmotionCache {
  const cache = createCache({ key: STYLE_KEY, nonce });
  cache.compat = true;
  return cache;
}

/** The rules of one render as style elements. The browser's cache adopts them by name; `data-s` keeps them in place. */
export function collectStyles({ key, nonce, inserted, registered }: EmotionCache): string {
  const element = (names: string, css: string) =>
    `<style data-emotion="${names}" data-s=""${nonce ? ` nonce="${nonce}"` : ''}>${css}</style>`;
  const entries = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isScoped = (name: string) => `${key}-${name}` in registered;
  const globals = entries.filter(([name]) => !isScoped(name));
  const scoped = entries.filter(([name]) => isScoped(name));
  return [
    ...globals.map(([name, css]) => element(`${key}-global ${name}`, css)),
    element([key, ...scoped.map(([name]) => name)].join(' '), scoped.map(([, css]) => css).join('')),
  ].join('');
}
