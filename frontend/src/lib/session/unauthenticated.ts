const listeners = new Set<() => void>();

/** Calls `listener` whenever the server answers UNAUTHENTICATED, whichever client sent the request. */
export function onUnauthenticated(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports the error codes of one answer. */
export function reportCodes(errors: readonly { extensions?: { [name: string]: unknown } }[] | undefined) {
  if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'))
    listeners.forEach((listener) => listener());
}
