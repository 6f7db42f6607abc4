import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContext,
  GraphQLRequestListener,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { Metrics, secondsSince } from '../common/metrics.js';
import { operationLabel } from '../graphql/documents.js';
import { formatError } from '../graphql/format-error.js';

/** Counts GraphQL operations by their first root field, without wrapping field resolvers. */
@Plugin()
export class GraphqlMetricsPlugin implements ApolloServerPlugin {
  constructor(private readonly metrics: Metrics) {}

  requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    const from = process.hrtime.bigint();
    return Promise.resolve({
      willSendResponse: (context): Promise<void> => {
        const { operation } = context;
        // labels come from the schema only: an invalid document has no operation label
        const label = operation ? operationLabel(operation) : 'invalid';
        this.metrics.count('graphql', label, outcomeOf(context), secondsSince(from));
        return Promise.resolve();
      },
    });
  }
}

function outcomeOf({ errors }: GraphQLRequestContext<BaseContext>): string {
  const [error] = errors ?? [];
  if (!error) return 'OK';
  const code = formatError(error.toJSON(), error).extensions?.code;
  return typeof code === 'string' ? code : 'INTERNAL';
}
