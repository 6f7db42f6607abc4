import type { ReactNode } from 'react';

export interface CachedMarkupProps {
  name: string;
  /** The only text in it that differs from page to page; it appears once. */
  own?: string | undefined;
  children: ReactNode;
}

/** A part that is the same on all pages of a route: the server renders it once for many of them (server/cached-markup.tsx). */
export const CachedMarkup = ({ children }: CachedMarkupProps) => children;
