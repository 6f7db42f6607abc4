import { createContext, createElement, use } from 'react';
import type { CachedMarkupProps } from '../components/CachedMarkup';

/**
 * What `components/CachedMarkup` is in the server's bundle (vite.config.ts): the markup of a part is cached from the first page that
 * has it, and later pages have a placeholder instead. The browser renders the part as always. ADR 19 has the figures.
 */

/** The markup of parts by name: the texts around the one that each page has of its own. */
export type CachedParts = Map<string, readonly string[]>;

/** Null renders all parts. */
export const CachedPartsContext = createContext<CachedParts | null>(null);

/** Neither React nor a text of a member writes this tag. */
const TAG = 'cached-part';
const PART = new RegExp(`<${TAG} name="(\\w+)"(?: own="([^"]*)")?>(.*?)</${TAG}>`, 'gs');

export function CachedMarkup({ name, own, children }: CachedMarkupProps) {
  const parts = use(CachedPartsContext);
  if (!parts) return children;
  return createElement(TAG, { name, own }, parts.has(name) ? null : children);
}

/** Caches the parts that were rendered and puts in those that were not. */
export function withCached(html: string, parts: CachedParts): string {
  // joined without a copy of what is between the parts; the page is copied once, when it becomes bytes
  let [page, end] = ['', 0];
  for (const { 0: part, 1: name = '', 2: own, 3: rendered = '', index } of html.matchAll(PART)) {
    page += html.slice(end, index) + (rendered || (parts.get(name)?.join(own) ?? ''));
    end = index + part.length;
    if (!rendered) continue;
    const texts = own === undefined ? [rendered] : rendered.split(own);
    if (texts.length === (own === undefined ? 1 : 2)) parts.set(name, texts);
  }
  return page + html.slice(end);
}

/** The parts that were cached with this content of the site, by route and kind of viewer. */
let cached = new Map<string, CachedParts>();
let cachedWith = '';

/** The parts of a kind of page; all are dropped if the content of the site, or the year, is another. */
export function cachedParts(kind: string, content: string): CachedParts {
  const now = `${new Date().getFullYear()} ${content}`;
  if (cachedWith !== now) {
    cached = new Map();
    cachedWith = now;
  }
  const parts = cached.get(kind) ?? new Map<string, readonly string[]>();
  cached.set(kind, parts);
  return parts;
}
