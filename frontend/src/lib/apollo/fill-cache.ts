import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { nextTask } from '../next-task';

/** An answer to a query that the server embedded in the page. */
export interface EarlyAnswer {
  query: DocumentNode;
  variables?: OperationVariables;
  data: unknown;
}

/**
 * Writes the answers to the cache and reads each once; the cache keeps what it has read for the hooks that ask for it.
 * In tasks of their own, because React cannot interrupt a hook: for a list of 20 contracts, that was one task of 270 ms
 * of a slow phone. Of answers that are new none is asked for again, until the `ApolloScope` is on the screen.
 */
export async function fillCache(
  client: ApolloClient,
  answers: readonly EarlyAnswer[],
  areNew = false,
): Promise<void> {
  client.prioritizeCacheValues = areNew && answers.length > 0;
  for (const answer of answers)
    for (const data of [startOf(answer.data), answer.data]) {
      await nextTask();
      client.writeQuery({ ...answer, data });
      await nextTask();
      const watched = client.watchQuery(answer);
      await nextTask();
      watched.getCurrentResult();
    }
}

/** The answer with one item per list. It takes long enough, because the browser still has to compile the code. */
function startOf(data: unknown): unknown {
  const fields = Object.entries(data as Record<string, { edges?: unknown[] } | null>);
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      value?.edges ? { ...value, edges: value.edges.slice(0, 1) } : value,
    ]),
  );
}
