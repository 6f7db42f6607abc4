import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import { AppError } from '../common/api/errors.js';
import { secondsSince, type Metrics } from '../common/observe/metrics.js';
import type { RequestContext } from '../common/api/request-of.js';
import { costsTooMuch, maxCostOf, operationCost } from './cost.js';
import { operationLabel } from './documents.js';
import { fewErrors, isFault, outcomeOf } from './format-error.js';
import { tellMiddleware, type KnownOperations } from './known-operations.js';
import { asksForSchema } from './limits.js';

/** Makes the GraphQL error of a request that is refused before it runs, with its HTTP status. */
const refused = (error: AppError): GraphQLError =>
  new GraphQLError(error.message, { originalError: error, extensions: { http: { status: error.status } } });

interface Options {
  introspection: 'open' | 'admins';
  log: (error: unknown) => void;
  metrics: Metrics;
  operations: KnownOperations;
}

/**
 * Makes the checks that need the caller or the variables, which validation rules do not have. It also keeps the
 * operations that passed, limits the errors of a response and counts operations by their first root field.
 */
export const requestGate = ({
  introspection,
  log,
  metrics,
  operations,
}: Options): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    const from = performance.now();
    return {
      async didResolveOperation({ request, contextValue, schema, source, document, operation }) {
        if (request.http?.method !== 'POST')
          throw refused(
            new AppError(
              'METHOD_NOT_ALLOWED',
              'Please send GraphQL with POST. To try it out, open /graphiql.',
            ),
          );
        if (operation?.operation === 'subscription')
          throw refused(
            new AppError('BAD_REQUEST', 'Subscriptions run over a WebSocket; please connect with one.'),
          );
        if (introspection === 'admins' && !contextValue.viewer?.isAdmin && asksForSchema(document))
          throw refused(new AppError('FORBIDDEN', 'The schema is shown to admins only.'));
        const cost = operation ? operationCost(schema, document, operation)(request.variables ?? {}) : 0;
        if (cost > maxCostOf(contextValue)) throw refused(costsTooMuch());
        if (operation) operations.keep(source, { schema, document, operation });
      },

      async didEncounterErrors({ errors }) {
        for (const error of errors) if (isFault(error)) log(unwrapResolverError(error));
      },

      async willSendResponse({ response: { body }, contextValue, document, operation }) {
        if (body.kind !== 'single') return;
        if (contextValue.locals && operation && document)
          tellMiddleware(contextValue.locals, { document, operation }, body.singleResult);
        // labels come from the schema only: an invalid document has no operation label
        const label = operation ? operationLabel(operation) : 'invalid';
        metrics.count('graphql', label, outcomeOf(body.singleResult.errors), secondsSince(from));
        if (body.singleResult.errors) body.singleResult.errors = fewErrors(body.singleResult.errors);
      },
    };
  },
});
