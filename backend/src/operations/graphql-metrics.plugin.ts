import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContext,
  GraphQLRequestListener,
} from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { Kind } from 'graphql';
import { Metrics, secondsSince } from '../common/metrics.js';
import { formatError } from '../graphql/format-error.js';

/** Counts GraphQL operations by their first root field, without wrapping field resolvers. */
@Plugin()
export class GraphqlMetricsPlugin implements ApolloServerPlugin {
  constructor(private readonly metrics: Metrics) {}

  requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    const from = process.hrtime.bigint();
    return Promise.resolve({
      willSendResponse: (context): Promise<void> => {
        this.metrics.count('graphql', operationOf(context), outcomeOf(context), secondsSince(from));
        return Promise.resolve();
      },
    });
  }
}

/** Labels come from the schema only: an invalid document has no operation label. */
function operationOf({ operation }: GraphQLRequestContext<BaseContext>): string {
  if (!operation) return 'invalid';
  const fields = operation.selectionSet.selections;
  const [first] = fields;
  if (fields.length !== 1 || first?.kind !== Kind.FIELD) return `${operation.operation} (several)`;
  return `${operation.operation} ${first.name.value}`;
}

function outcomeOf({ errors }: GraphQLRequestContext<BaseContext>): string {
  const [error] = errors ?? [];
  if (!error) return 'OK';
  const code = formatError(error.toJSON(), error).extensions?.code;
  return typeof code === 'string' ? code : 'INTERNAL';
}
