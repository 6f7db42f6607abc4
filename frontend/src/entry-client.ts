import { keepEarlyInput } from './early-input';
import { nextTask } from './lib/next-task';
import { keepPaymentReturn } from './lib/payments/payment-return';

/** Upper bound for the wait below, for browsers that report no paint timing. */
const PATIENCE_MS = 1_000;

/** Requests that a slow phone starts within 50 ms. */
const AT_ONCE = 6;

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
void painted.then(loadCode);

/** Requests the page's chunks, and runs them one by one, those that others import first, before the page starts. */
async function loadCode() {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  const links = [...(code?.content.querySelectorAll<HTMLLinkElement>('link') ?? [])];
  for (let at = 0; at < links.length; at += AT_ONCE) {
    document.head.append(...links.slice(at, at + AT_ONCE));
    await nextTask();
  }
  for (const { href } of links.reverse()) {
    // what needs the chunk reports a failure
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
  const { start } = await import('./app/shell/start');
  await start();
}
