import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { send } from '../connection';

interface GraphQLErrorBody {
  message: string;
  extensions?: Record<string, unknown>;
}

/** GraphQL errors in the shape of Apollo's, so that `readError` handles both. */
export class RequestError extends Error {
  constructor(readonly errors: readonly GraphQLErrorBody[]) {
    super(errors[0]?.message ?? 'The request failed');
  }
}

export const post = (path: string, payload: object, accept = '*/*') =>
  send(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(payload),
  });

/** Runs one GraphQL operation with fetch, for pages that must not load Apollo. */
export async function request<Result, Variables>(
  document: DocumentTypeDecoration<Result, Variables> & { toString(): string },
  variables?: Variables,
): Promise<Result> {
  const response = await post('/graphql', { query: document.toString(), variables });
  const { data, errors } = (await response.json()) as { data?: Result | null; errors?: GraphQLErrorBody[] };
  reportCodes(errors);
  if (errors?.length || !data) throw new RequestError(errors ?? []);
  return data;
}

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
