import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute, type DocumentNode, type ExecutionResult } from 'graphql';
import type { RequestContext } from '../common/request-of.js';

/** Runs our own client's queries inside the process, with the rights of whoever asked for the page. */
@Injectable()
export class LocalQueries {
  constructor(private readonly schemaHost: GraphQLSchemaHost) {}

  async run(
    document: DocumentNode,
    variables: Record<string, unknown> | undefined,
    context: RequestContext,
  ): Promise<ExecutionResult> {
    return execute({
      schema: this.schemaHost.schema,
      document,
      variableValues: variables,
      contextValue: context,
    });
  }
}
