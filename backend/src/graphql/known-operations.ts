import { Injectable } from '@nestjs/common';
import { Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { compileOperation, type CompiledOperation } from './compiled-operation.js';
import { operationCost } from './cost.js';
import { asksForSchema } from './limits.js';

/** Documents that are kept; our own client has about 100. */
const MOST_DOCUMENTS = 200;
/** The longest documents of our client have 2,000 characters. */
const LONGEST = 4_000;

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

/**
 * Operations that Apollo Server has parsed, validated and accepted, by the text of their document. The least recently
 * used one is dropped.
 */
@Injectable()
export class KnownOperations {
  private readonly accepted = new Map<string, Accepted>();

  keep(text: string, accepted: Accepted): void {
    if (text.length > LONGEST || this.accepted.has(text) || !isPlain(accepted)) return;
    const [oldest] = this.accepted.keys();
    if (oldest !== undefined && this.accepted.size >= MOST_DOCUMENTS) this.accepted.delete(oldest);
    this.accepted.set(text, accepted);
  }

  find(text: string): KnownOperation | null {
    const accepted = this.accepted.get(text);
    if (!accepted) return null;
    this.accepted.delete(text);
    this.accepted.set(text, accepted);
    return (accepted.known ??= compiled(accepted));
  }
}

/**
 * Whether nothing but the variables decides how the operation is executed. A variable with a default may be null in place of
 * an argument that must not be, and the schema is for admins only: Apollo Server answers both.
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
