import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import {
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { PinoLogger } from 'nestjs-pino';
import { Metrics, secondsSince } from '../common/observe/metrics.js';
import { contextOfOperation } from '../common/api/request-of.js';
import { sendJson } from '../common/http/send-json.js';
import { maxCostOf, operationCost } from './cost.js';
import { compileOperation, documentOf, operationLabel, type CompiledOperation } from './documents.js';
import { fewErrors, formatError, isFault, outcomeOf } from './format-error.js';
import { asksForSchema, fragmentsOf, rootFields } from './limits.js';

/** An operation that Apollo Server has accepted. */
interface KnownOperation {
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

/** The media types that Apollo Server offers for one result, in its order. */
const MEDIA_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOrAbsent = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || isRecord(value);

/**
 * Executes operations that Apollo Server has accepted before (docs/adr/0018). It only answers requests that Apollo
 * Server would execute: everything that would be refused goes on to Apollo Server, which says why.
 */
@Injectable()
export class KnownOperationsMiddleware {
  constructor(
    private readonly operations: KnownOperations,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {}

  readonly handler: RequestHandler = (request, response, next) => {
    if (request.method !== 'POST' || request.path !== '/graphql') return next();
    const from = performance.now();
    const asked = this.askedOperation(request);
    const type = asked && mediaType(request);
    if (!type) return next();
    asked.known
      .run(contextOfOperation(request, response), asked.variables)
      .then((result) => {
        if (result.data === undefined) return next();
        this.send(response, asked.known, result, type, from);
      })
      .catch(next);
  };

  private askedOperation({ body, token }: Request) {
    if (!isRecord(body) || typeof body.query !== 'string') return null;
    const { query, variables, operationName, extensions } = body;
    if (!isRecordOrAbsent(variables) || !isRecordOrAbsent(extensions) || extensions?.persistedQuery)
      return null;
    const known = this.operations.find(query);
    if (!known) return null;
    const isNamed =
      operationName === undefined || operationName === null || operationName === known.operation.name?.value;
    return isNamed && known.cost(variables ?? {}) <= maxCostOf({ token }) ? { known, variables } : null;
  }

  private send(
    response: Response,
    known: KnownOperation,
    { data, errors }: ExecutionResult,
    type: string,
    from: number,
  ): void {
    for (const error of errors ?? [])
      if (isFault(error)) this.logger.error({ err: error.originalError }, 'GraphQL failed');
    const formatted = errors?.map((error) => formatError(error.toJSON(), error));
    tellMiddleware(response.locals, known, { data, errors: formatted });
    this.metrics.count('graphql', operationLabel(known.operation), outcomeOf(formatted), secondsSince(from));
    sendJson(response, `${JSON.stringify({ errors: formatted && fewErrors(formatted), data })}\n`, type);
  }
}

/** True for what most clients accept; saves a comparison of media types. */
const isJson = (accept: string | undefined): boolean =>
  accept === undefined || accept === '' || accept === 'application/json' || accept === '*/*';

const mediaType = (request: Request): string | false =>
  isJson(request.headers.accept) ? (MEDIA_TYPES[0] as string) : request.accepts(MEDIA_TYPES);

/** True if a mutation had a result; errors and `__typename` alone change nothing. */
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

/** Tells the middleware of the response what the operation did. */
export function tellMiddleware(
  locals: Express.Locals,
  { document, operation }: { document: DocumentNode; operation: OperationDefinitionNode },
  { data, errors }: FormattedExecutionResult<Record<string, unknown>>,
): void {
  locals.hasMutated = hasMutated(document, operation, data);
  locals.isComplete = !errors;
  if (errors?.every(({ extensions }) => extensions?.code === 'UNAVAILABLE')) locals.errorCode = 'UNAVAILABLE';
}
