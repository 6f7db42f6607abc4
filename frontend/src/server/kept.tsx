import { createContext, createElement, use } from 'react';
import type { KeptProps } from '../components/Kept';

/**
 * What `components/Kept` is in the server's bundle (vite.config.ts): the markup of a part is kept from the first page that
 * has it, and later pages have a placeholder instead. The browser renders the part as always. ADR 19 has the figures.
 */

/** The markup of parts by name: the texts around the one that each page has of its own. */
export type KeptParts = Map<string, readonly string[]>;

/** Null renders all parts. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

/** Neither React nor a text of a member writes this tag. */
const TAG = 'kept-part';
const PART = new RegExp(`<${TAG} name="(\\w+)"(?: own="([^"]*)")?>(.*?)</${TAG}>`, 'gs');

export function Kept({ name, own, children }: KeptProps) {
  const parts = use(KeptPartsContext);
  if (!parts) return children;
  return createElement(TAG, { name, own }, parts.has(name) ? null : children);
}

/** Keeps the parts that were rendered and puts in those that were not. */
export function withKept(html: string, parts: KeptParts): string {
  return html.replace(PART, (_, name: string, own: string | undefined, rendered: string) => {
    if (!rendered) return parts.get(name)?.join(own) ?? '';
    const texts = own === undefined ? [rendered] : rendered.split(own);
    if (texts.length === (own === undefined ? 1 : 2)) parts.set(name, texts);
    return rendered;
  });
}

/** The parts that were kept with this content of the site, by route and kind of viewer. */
let kept = new Map<string, KeptParts>();
let keptWith = '';

/** The parts of a kind of page; all are dropped if the content of the site, or the year, is another. */
export function keptParts(kind: string, content: string): KeptParts {
  const now = `${new Date().getFullYear()} ${content}`;
  if (keptWith !== now) {
    kept = new Map();
    keptWith = now;
  }
  const parts = kept.get(kind) ?? new Map<string, readonly string[]>();
  kept.set(kind, parts);
  return parts;
}
