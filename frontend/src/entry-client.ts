import { keepEarlyInput } from './early-input';
import { keepPaymentReturn } from './lib/payments/payment-return';

/** Upper bound for the wait below, for browsers that report no paint timing. */
const PATIENCE_MS = 1_000;

/** Resolves after the first paint. The server-rendered page is readable without code, so the code must not delay it. */
const painted = new Promise<unknown>((resolve) => {
  const isRendered = document.querySelector('#root')?.hasChildNodes();
  // A background tab is not painted until it becomes visible.
  if (!isRendered || document.hidden) return resolve(null);
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, PATIENCE_MS);
});

keepPaymentReturn();
keepEarlyInput();
void painted.then(() => {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (code) document.head.append(code.content);
  return import('./app/shell/start');
});
