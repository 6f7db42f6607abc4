import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { STYLE_KEY } from './style-key';

/** Adopts the server's style elements in place: moving them would force a full page layout. */
StyleSheet.prototype.hydrate = function (nodes) {
  this.tags.push(...nodes);
};

export function createBrowserStyles() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: STYLE_KEY, ...(nonce ? { nonce } : {}) });
}
