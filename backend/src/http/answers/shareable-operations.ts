import type { Request } from 'express';
import { Kind } from 'graphql';
import { operationsMarked } from '../../common/api/operation-marks.js';
import { documentOf, operationLabel, operationOf } from '../../graphql/documents.js';
import type { GraphQLBody } from '../is-read.js';

/** The operations that are marked as shareable, those of REST with the pattern of their path. */
function collect() {
  const operations = operationsMarked('shareable');
  const routes = [...operations]
    .filter((operation) => operation.startsWith('GET '))
    .map((operation) => ({
      operation,
      path: new RegExp(`^${operation.slice(4).replace(/:\w+/g, '[^/]+')}$`),
    }))
    // `/contracts/facets` before `/contracts/:id`
    .sort((a, b) => a.operation.split(':').length - b.operation.split(':').length);
  return { operations, routes };
}

let collected: ReturnType<typeof collect> | undefined;
/** Collected for the first request: then all modules have loaded. */
const shareable = () => (collected ??= collect());

/** The name of the operation if visitors may share its answer, else null. */
export const sharedOperation = ({ method, path, body }: Request): string | null =>
  method === 'GET'
    ? (shareable().routes.find((route) => route.path.test(path))?.operation ?? null)
    : queryLabel(body);

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
