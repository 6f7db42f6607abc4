import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { AppError } from '../common/errors.js';
import type { RequestContext } from '../common/request-of.js';
import { toAppError } from '../common/to-app-error.js';
import { MAX_COST, operationCost } from './cost.js';
import { fewErrors } from './format-error.js';
import { asksForSchema, fragmentsOf, rootFields } from './limits.js';

/** An AppError before anything runs, with its HTTP status. */
const refused = (error: AppError): GraphQLError =>
  new GraphQLError(error.message, { originalError: error, extensions: { http: { status: error.status } } });

/** Whether a mutation had a result; errors and `__typename` alone change nothing. */
function hasMutated(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  data: Record<string, unknown> | null | undefined,
): boolean {
  if (operation.operation !== 'mutation' || !data) return false;
  const fields = rootFields(operation.selectionSet, fragmentsOf(document));
  return fields.some(
    ({ name, alias }) => !name.value.startsWith('__') && data[(alias ?? name).value] != null,
  );
}

interface Options {
  introspection: 'open' | 'admins';
  log: (error: unknown) => void;
}

/** Checks that need the caller or the variables, which validation rules do not have, and limits the errors of a response. */
export const requestGate = ({ introspection, log }: Options): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ request, contextValue, schema, document, operation }) {
        if (request.http?.method !== 'POST')
          throw refused(new AppError('METHOD_NOT_ALLOWED', 'Please send GraphQL with POST.'));
        if (operation?.operation === 'subscription')
          throw refused(
            new AppError('BAD_REQUEST', 'Subscriptions run over a WebSocket; please connect with one.'),
          );
        if (introspection === 'admins' && !contextValue.viewer?.isAdmin && asksForSchema(document))
          throw refused(new AppError('FORBIDDEN', 'The schema is shown to admins only.'));
        if (operation && operationCost(schema, document, operation, request.variables ?? {}) > MAX_COST)
          throw refused(
            new AppError('BAD_REQUEST', 'The query asks for too much at once; please ask for smaller pages.'),
          );
      },

      // errors of resolvers are logged by the error filter; these are the others, usually faults of the server
      async didEncounterErrors({ errors }) {
        for (const error of errors) {
          const origin = unwrapResolverError(error);
          if (
            !(origin instanceof AppError) &&
            !(origin instanceof GraphQLError) &&
            toAppError(origin).code === 'INTERNAL'
          )
            log(origin);
        }
      },

      async willSendResponse({ response: { body }, contextValue, document, operation }) {
        if (body.kind !== 'single') return;
        const { locals } = contextValue;
        if (locals && operation && document) {
          locals.hasMutated = hasMutated(document, operation, body.singleResult.data);
          locals.isComplete = !body.singleResult.errors;
        }
        if (body.singleResult.errors) body.singleResult.errors = fewErrors(body.singleResult.errors);
      },
    };
  },
});
