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

/** Counts GraphQL operations by their first field; no field resolver is wrapped. */
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

/** Only what the schema knows becomes a label: a document that did not validate has no operation. */
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
