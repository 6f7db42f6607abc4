import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../common/api/request-of.js';

/** Executes an operation. If the result has no `data`, the variables do not fit and no resolver has run. */
export type CompiledOperation = (
  context: RequestContext,
  variables: Record<string, unknown> | null | undefined,
) => Promise<ExecutionResult>;

/** Compiles the only operation of a valid document to a function (docs/adr/0018); null if graphql-jit cannot. */
export function compileOperation(schema: GraphQLSchema, document: DocumentNode): CompiledOperation | null {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return null;
  return async (context, variables) => {
    const { data, errors } = await compiled.query(undefined, context, variables);
    return errors ? { data, errors: errors.map(withOrigin) } : { data };
  };
}

/** Adds what graphql-jit's errors lack: extensions, and an origin for a result that its type refuses. */
const withOrigin = (error: GraphQLError): GraphQLError =>
  Object.create(error, {
    extensions: { value: error.extensions ?? {} },
    originalError: { value: error.originalError ?? (error.path && new Error(error.message)) },
  }) as GraphQLError;
