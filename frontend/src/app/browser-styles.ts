import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { STYLE_KEY } from './style-key';

/** The server's style elements are taken over where they stand: moving them would lay out the whole page anew. */
StyleSheet.prototype.hydrate = function (nodes) {
  this.tags.push(...nodes);
};

export function createBrowserStyles() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: STYLE_KEY, ...(nonce ? { nonce } : {}) });
}
