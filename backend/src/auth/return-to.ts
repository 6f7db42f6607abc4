/** The path to open after sign-in if it is on this site, otherwise the home page. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return '/';
  const base = 'http://same-site.invalid';
  if (!URL.canParse(value, base)) return '/';
  const url = new URL(value, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}

/** The URL of the sign-in page's second step. */
export const secondStepPath = (returnTo: string): string =>
  `/api/login?${new URLSearchParams({ mode: 'factor', returnTo })}`;
