import createCache, { type EmotionCache } from '@emotion/cache';
import { STYLE_KEY } from '../theme/mui-styles';

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
