import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

interface GraphQLErrorBody {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The server answered with errors; the same shape as Apollo's, so that `readError` knows both. */
export class RequestError extends Error {
  constructor(readonly errors: readonly GraphQLErrorBody[]) {
    super(errors[0]?.message ?? 'The request failed');
  }
}

/** One GraphQL operation by plain fetch, for the pages that must stay too light for Apollo. */
export async function request<Result, Variables>(
  document: DocumentTypeDecoration<Result, Variables> & { toString(): string },
  variables?: Variables,
): Promise<Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document.toString(), ...(variables ? { variables } : {}) }),
  });
  const body = (await response.json()) as { data?: Result | null; errors?: GraphQLErrorBody[] };
  if (body.errors?.length || !body.data) throw new RequestError(body.errors ?? []);
  return body.data;
}
