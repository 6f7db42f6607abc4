import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request } from 'express';
import {
  getOperationAST,
  type GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../common/api/request-of.js';
import { formatError } from './format-error.js';
import { MAX_TOKENS } from './limits.js';

/** Our own client has about 100. */
const MOST_DOCUMENTS = 200;
/** Longer documents are parsed each time; those of our client have at most 2,000 characters. */
const LONGEST = 4_000;

/** By their text, the least recently used one first. */
const documents = new Map<string, DocumentNode>();
let last: { query: string; document: DocumentNode } | undefined;

/**
 * The parsed document of a text; null if it does not parse. Clients repeat few documents, so these are cached, and the
 * least recently used one is dropped. Callers keep what they derive from a document in a `WeakMap`, which frees it with
 * the document.
 */
export function documentOf(query: string): DocumentNode | null {
  // each check of a request needs the same document again
  if (last?.query === query) return last.document;
  const document = documents.get(query) ?? parsed(query);
  if (!document || query.length > LONGEST) return document;
  documents.delete(query);
  documents.set(query, document);
  const [oldest] = documents.keys();
  if (oldest !== undefined && documents.size > MOST_DOCUMENTS) documents.delete(oldest);
  last = { query, document };
  return document;
}

function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

/**
 * The operation that the body of a request means; null if its document does not parse or has no such operation, or if it
 * has several and the request names none.
 */
export function operationIn(body: unknown): OperationDefinitionNode | null {
  const { query, operationName } = (body ?? {}) as { query?: unknown; operationName?: string };
  const document = typeof query === 'string' ? documentOf(query) : null;
  return (document && getOperationAST(document, operationName)) ?? null;
}

/** How metrics name an operation: by its first root field. */
export function operationLabel({ operation, selectionSet }: OperationDefinitionNode): string {
  const [first, ...others] = selectionSet.selections;
  if (others.length > 0 || first?.kind !== Kind.FIELD) return `${operation} (several)`;
  return `${operation} ${first.name.value}`;
}

/**
 * Whether a request only reads. GraphQL sends queries with POST too, so there the parsed operation decides. Without one,
 * nothing is executed.
 */
export const isRead = ({ method, path, body }: Request): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (method === 'POST' && path === '/graphql' && operationIn(body)?.operation !== 'mutation');

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

/** Runs queries of our own client inside the process, with the rights of the viewer of the page. */
@Injectable()
export class LocalQueries {
  private readonly operations = new WeakMap<DocumentNode, CompiledOperation>();

  constructor(private readonly modules: ModuleRef) {}

  /** `query` is a document of our own client, which is trusted: it is neither limited nor validated. */
  async run(
    query: string,
    variables: Record<string, unknown> | undefined,
    context: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { data, errors } = await this.operationOf(query)(context, variables);
    return { data, ...(errors && { errors: errors.map((error) => formatError(error.toJSON(), error)) }) };
  }

  private operationOf(query: string): CompiledOperation {
    const document = documentOf(query);
    const known = document && this.operations.get(document);
    if (known) return known;
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const operation = document && compileOperation(schema, document);
    if (!operation) throw new Error('A query of the client does not compile.');
    this.operations.set(document, operation);
    return operation;
  }
}
