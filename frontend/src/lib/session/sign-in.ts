/** The sign-in page that comes back to `path`; sign-in is a full browser navigation. */
export const signInPath = (path: string) => `/api/login?returnTo=${encodeURIComponent(path)}`;

/** Only paths of this site are followed after sign-in. */
export function safeReturnTo(value: string | null | undefined): string {
  return value && /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(value) ? value : '/';
}
