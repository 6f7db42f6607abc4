import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../common/api/request-of.js';
import { compileOperation, documentOf, type CompiledOperation } from './documents.js';
import { formatError } from './format-error.js';

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
