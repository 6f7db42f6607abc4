import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { send } from '../connection';
import { askFor } from '../session/member-question';

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
  return errors?.length || !data ? refuse(errors ?? [], () => request(document, variables)) : data;
}

/** Sends it again once the member has done what the errors ask for; otherwise throws them. */
async function refuse<Result>(
  errors: readonly GraphQLErrorBody[],
  sendAgain: () => Promise<Result>,
): Promise<Result> {
  reportCodes(errors);
  if (await askFor(errors)) return sendAgain();
  throw new RequestError(errors);
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
