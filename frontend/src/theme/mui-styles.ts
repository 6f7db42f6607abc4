import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { createContext } from 'react';

/** Not Emotion's default key "css": its unused default cache would adopt the page's styles first. */
export const STYLE_KEY = 'h';

/** Emotion's cache of one render on the server; null in the browser, which has a single one. */
export const ServerStyles = createContext<EmotionCache | null>(null);

let styles: EmotionCache | undefined;

/** Emotion's cache of this tab, created on first use. */
export function browserStyles(): EmotionCache {
  if (styles) return styles;
  // Adopts the server's style elements in place: moving them would force a full page layout.
  StyleSheet.prototype.hydrate = function (nodes) {
    this.tags.push(...nodes);
  };
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return (styles = createCache({ key: STYLE_KEY, ...(nonce ? { nonce } : {}) }));
}
