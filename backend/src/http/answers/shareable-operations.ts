import type { Request } from 'express';
import { Kind } from 'graphql';
import { operationsMarked } from '../../common/api/operation-marks.js';
import { operationIn, operationLabel } from '../../graphql/documents.js';

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
