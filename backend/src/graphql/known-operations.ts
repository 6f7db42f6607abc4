import { Injectable } from '@nestjs/common';
import { Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { operationCost } from './cost.js';
import { compileOperation, documentOf, type CompiledOperation } from './documents.js';
import { asksForSchema } from './limits.js';

/** An operation that Apollo Server has accepted. */
export interface KnownOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  cost: (variables: Readonly<Record<string, unknown>>) => number;
  run: CompiledOperation;
}

interface Accepted {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Compiled when the document is sent again; null if that is not possible. */
  known?: KnownOperation | null;
}

/** Operations that Apollo Server has parsed, validated and accepted, as long as their documents are cached. */
@Injectable()
export class KnownOperations {
  private readonly accepted = new WeakMap<DocumentNode, Accepted>();

  keep(text: string, accepted: Accepted): void {
    const document = documentOf(text);
    if (document && !this.accepted.has(document) && isPlain(accepted)) this.accepted.set(document, accepted);
  }

  find(text: string): KnownOperation | null {
    const document = documentOf(text);
    const accepted = document && this.accepted.get(document);
    return accepted ? (accepted.known ??= compiled(accepted)) : null;
  }
}

/**
 * True if only the variables decide how the operation is executed. Apollo Server executes all others: a variable with a
 * default may be null where the argument must not be, and only admins may read the schema.
 */
const isPlain = ({ document, operation: { operation, variableDefinitions = [] } }: Accepted): boolean =>
  operation !== 'subscription' &&
  document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1 &&
  variableDefinitions.every(({ defaultValue }) => !defaultValue) &&
  !asksForSchema(document);

function compiled({ schema, document, operation }: Accepted): KnownOperation | null {
  const run = compileOperation(schema, document);
  return run && { document, operation, run, cost: operationCost(schema, document, operation) };
}
