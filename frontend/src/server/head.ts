import { feeText } from '@handover/domain/fee';
import type { Brand } from '@handover/domain/brand/brand';
import { listOfTypes } from '@handover/domain/types/words';
import type { Page, PageHead } from '../app/shell/page-module';
import { documentTitle } from '../components/plain/PageTitle';
import { fontFiles } from '../theme/fonts';
import { brandImage } from './brand-head';

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
