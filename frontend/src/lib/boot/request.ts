import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { send } from '../connection';
import { reportCodes } from '../session/unauthenticated';

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

/** Runs one GraphQL operation with fetch, for pages that must not load Apollo. */
export async function request<Result, Variables>(
  document: DocumentTypeDecoration<Result, Variables> & { toString(): string },
  variables?: Variables,
): Promise<Result> {
  const response = await send('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document.toString(), ...(variables ? { variables } : {}) }),
  });
  const body = (await response.json()) as { data?: Result | null; errors?: GraphQLErrorBody[] };
  reportCodes(body.errors);
  if (body.errors?.length || !body.data) throw new RequestError(body.errors ?? []);
  return body.data;
}
