import type { FromChallenge } from './messages.js';

/**
 * Shows the bank's 3-D Secure page over everything and waits until it is done. A native modal dialog: it lies
 * above any other layer and takes the focus, whatever traps the page underneath has set.
 */
export function showChallenge(url: string, base: string): Promise<void> {
  // Same host as the script, however the server wrote its own address.
  const address = new URL(new URL(url).pathname, new URL(base, location.href));
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '3D Secure authentication');
  Object.assign(dialog.style, {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    boxSizing: 'border-box',
    background: 'rgba(0, 0, 0, 0.55)',
    display: 'grid',
    placeItems: 'center',
  });
  const frame = document.createElement('iframe');
  frame.name = '__stripeJSChallengeFrame';
  frame.title = '3D Secure authentication';
  frame.src = address.href;
  Object.assign(frame.style, {
    width: 'min(420px, 94vw)',
    height: 'min(480px, 92dvh)',
    border: '0',
    borderRadius: '8px',
    background: '#fff',
    colorScheme: 'normal',
  });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();

  return new Promise((resolve) => {
    const close = (): void => {
      window.removeEventListener('message', listen);
      dialog.close();
      dialog.remove();
      resolve();
    };
    const listen = (event: MessageEvent): void => {
      if (event.source !== frame.contentWindow || event.origin !== address.origin) return;
      if ((event.data as FromChallenge).type === 'sandbox-3ds-done') close();
    };
    window.addEventListener('message', listen);
    // Escape: the buyer walks away, which the bank counts as not proven.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void fetch(`${address.href}/fail`, { method: 'POST', credentials: 'omit' }).finally(close);
    });
  });
}
