import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { parse, type FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../common/api/request-of.js';
import { compileOperation, type CompiledOperation } from './compiled-operation.js';
import { formatError } from './format-error.js';

const MAX_DOCUMENTS = 100;

/** Runs queries of our own client inside the process, with the rights of the viewer of the page. */
@Injectable()
export class LocalQueries {
  private readonly operations = new Map<string, CompiledOperation>();

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
    const known = this.operations.get(query);
    if (known) return known;
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const operation = compileOperation(schema, parse(query));
    if (!operation) throw new Error('A query of the client does not compile.');
    if (this.operations.size >= MAX_DOCUMENTS) this.operations.clear();
    this.operations.set(query, operation);
    return operation;
  }
}
