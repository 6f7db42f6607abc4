/** Accepts same-site paths only. */
export function safeReturnTo(value: string | null | undefined): string {
  return value && /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(value) ? value : '/';
}
