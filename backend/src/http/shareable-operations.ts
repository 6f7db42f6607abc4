import type { Request } from 'express';
import { Kind } from 'graphql';
import { operationsMarked } from '../common/api/operation-marks.js';
import { documentOf, operationLabel, operationOf } from '../graphql/documents.js';
import type { GraphQLBody } from './is-read.js';

/** The operations that are marked as shareable, and the paths of those of REST. */
function collect(): { operations: Set<string>; paths: RegExp[] } {
  const operations = operationsMarked('shareable');
  const paths = [...operations]
    .filter((operation) => operation.startsWith('GET '))
    .map((operation) => new RegExp(`^${operation.slice(4).replace(/:\w+/g, '[^/]+')}$`));
  return { operations, paths };
}

let collected: ReturnType<typeof collect> | undefined;
/** Collected for the first request: then all modules have loaded. */
const shareable = () => (collected ??= collect());

/** Whether the request may be one whose answer visitors share. For REST, only its route can say for sure. */
export const mayShare = ({ method, path, body }: Request): boolean =>
  method === 'GET' ? shareable().paths.some((pattern) => pattern.test(path)) : queryLabel(body) !== null;

/** The name of the request's operation if visitors share its answer, else null. Known after the request was routed. */
export function sharedOperation({ method, route, body }: Request): string | null {
  if (method !== 'GET') return queryLabel(body);
  const operation = `GET ${(route as { path?: string } | undefined)?.path}`;
  return shareable().operations.has(operation) ? operation : null;
}

/** The name of a query whose root fields are all marked. */
function queryLabel(body: unknown): string | null {
  const { query, operationName } = (body ?? {}) as GraphQLBody;
  const document = typeof query === 'string' ? documentOf(query) : null;
  const operation = document && operationOf(document, operationName);
  if (operation?.operation !== 'query') return null;
  const isShared = operation.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && shareable().operations.has(`query ${field.name.value}`),
  );
  return isShared ? operationLabel(operation) : null;
}
