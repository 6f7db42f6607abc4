import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute, parse, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../common/request-of.js';
import { formatError } from './format-error.js';

const MAX_DOCUMENTS = 100;

/** Runs queries of our own client inside the process, with the rights of the viewer of the page. */
@Injectable()
export class LocalQueries {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(private readonly modules: ModuleRef) {}

  /** `query` is a document of our own client, which is trusted: it is neither limited nor validated. */
  async run(
    query: string,
    variables: Record<string, unknown> | undefined,
    context: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { data, errors } = await execute({
      schema: this.modules.get(GraphQLSchemaHost, { strict: false }).schema,
      document: this.documentOf(query),
      variableValues: variables,
      contextValue: context,
    });
    return { data, ...(errors && { errors: errors.map((error) => formatError(error.toJSON(), error)) }) };
  }

  private documentOf(query: string): DocumentNode {
    let document = this.documents.get(query);
    if (!document) {
      document = parse(query);
      if (this.documents.size >= MAX_DOCUMENTS) this.documents.clear();
      this.documents.set(query, document);
    }
    return document;
  }
}
