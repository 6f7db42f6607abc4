import { keepEarlyInput } from './early-input';

/** Browsers that report no paint, and whatever keeps one from coming, delay the page's code no longer than this. */
const PATIENCE_MS = 1_000;

/** The page is drawn and readable already: its code comes after that, and takes no bandwidth from it. */
const painted = new Promise<unknown>((resolve) => {
  const isDrawn = document.querySelector('#root')?.hasChildNodes();
  // a page opened in the background is not painted before somebody looks at it
  if (!isDrawn || document.hidden) return resolve(null);
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, PATIENCE_MS);
});

keepEarlyInput();
void painted.then(() => {
  const code = document.querySelector<HTMLTemplateElement>('#code');
  if (code) document.head.append(code.content);
  return import('./app/start');
});
