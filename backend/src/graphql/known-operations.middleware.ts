import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { PinoLogger } from 'nestjs-pino';
import { Metrics, secondsSince } from '../common/observe/metrics.js';
import { contextOfOperation } from '../common/api/request-of.js';
import { sendJson } from '../common/http/send-json.js';
import { maxCostOf } from './cost.js';
import { operationLabel } from './documents.js';
import { fewErrors, formatError, outcomeOf } from './format-error.js';
import { KnownOperations, type KnownOperation } from './known-operations.js';
import { isFault, tellMiddleware } from './request-gate.plugin.js';

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
