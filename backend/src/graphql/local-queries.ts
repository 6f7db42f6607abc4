import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { execute, parse, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../common/request-of.js';
import { formatError } from './format-error.js';

const KEPT = 100;

/** Runs our own client's queries inside the process, with the rights of whoever asked for the page. */
@Injectable()
export class LocalQueries {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(private readonly modules: ModuleRef) {}

  /** `query` is one of our own client's documents: trusted, so it is neither measured nor validated. */
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
      if (this.documents.size >= KEPT) this.documents.clear();
      this.documents.set(query, document);
    }
    return document;
  }
}
