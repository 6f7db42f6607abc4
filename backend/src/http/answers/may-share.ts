import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { Kind } from 'graphql';
import { operationsMarked } from '../../common/api/operation-marks.js';
import { hasSessionCookie } from '../../common/http/session-cookie.js';
import { operationIn, operationLabel } from '../../graphql/documents.js';
import { hasBody } from '../body.js';
import { hasWritten } from '../own-writes.js';

/* Which requests may share an answer: those of visitors with equal keys, for an operation that is marked. */

/** Headers that the checks before a GraphQL operation read. A GET passes those checks with any headers. */
const COMPARED = ['host', 'origin', 'sec-fetch-site', 'content-type', 'accept'] as const;

/**
 * Identifies the public answer of a request, except for the body of a GraphQL request; null if the request may not
 * share answers. The key holds every header that the checks read, so requests with equal keys pass the same checks.
 */
export function answerKey({ method, url, headers }: IncomingMessage, secureCookies: boolean): string | null {
  if (headers.authorization !== undefined || hasSessionCookie(headers, secureCookies)) return null;
  if (hasWritten(headers)) return null;
  if (method === 'GET') return hasBody(headers) ? null : `GET ${url}`;
  if (method !== 'POST' || url !== '/graphql' || headers['content-encoding'] !== undefined) return null;
  return `POST\n${COMPARED.map((name) => headers[name] ?? '').join('\n')}\n`;
}

/** The operations marked as shareable. Those of REST come with a pattern of their path. */
function collect() {
  const operations = operationsMarked('shareable');
  const routes = [...operations]
    .filter((operation) => operation.startsWith('GET '))
    .map((operation) => ({
      operation,
      path: new RegExp(`^${operation.slice(4).replace(/:\w+/g, '[^/]+')}$`),
    }))
    // so that `/contracts/facets` is tried before `/contracts/:id`
    .sort((a, b) => a.operation.split(':').length - b.operation.split(':').length);
  return { operations, routes };
}

let collected: ReturnType<typeof collect> | undefined;
/** Collected at the first request, when all modules have loaded. */
const shareable = () => (collected ??= collect());

/** Returns the name of the operation if visitors may share its answer, else null. */
export const sharedOperation = ({ method, path, body }: Request): string | null =>
  method === 'GET'
    ? (shareable().routes.find((route) => route.path.test(path))?.operation ?? null)
    : queryLabel(body);

/** Returns the name of a query if all its root fields are marked as shareable, else null. */
function queryLabel(body: unknown): string | null {
  const operation = operationIn(body);
  if (operation?.operation !== 'query') return null;
  const isShared = operation.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && shareable().operations.has(`query ${field.name.value}`),
  );
  return isShared ? operationLabel(operation) : null;
}
