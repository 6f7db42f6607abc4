import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../common/config/config.js';
import { Metrics } from '../common/observe/metrics.js';
import { LocalQueries } from './documents.js';
import { formatError } from './format-error.js';
import { contextOfOperation } from '../common/api/request-of.js';
import { KnownOperations, KnownOperationsMiddleware } from './known-operations.js';
import { documentLimits, MAX_ERRORS, MAX_TOKENS } from './limits.js';
import { withPlainFields } from './plain-fields.js';
import { requestGate } from './request-gate.plugin.js';

export const buildSchemaOptions = { dateScalarMode: 'isoDate' as const };

/** GraphQL over HTTP; subscriptions run over WebSockets (sockets/socket-gate.ts). */
export const graphqlModule = GraphQLModule.forRootAsync<ApolloDriverConfig>({
  driver: ApolloDriver,
  inject: [Config, PinoLogger, Metrics, KnownOperations],
  useFactory: (config: Config, logger: PinoLogger, metrics: Metrics, operations: KnownOperations) => ({
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: withPlainFields,
    context: ({ req, res }: { req: Request; res: Response }) => contextOfOperation(req, res),
    formatError: (formatted: GraphQLFormattedError, error: unknown) => formatError(formatted, error),
    csrfPrevention: true,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.production,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    // stop Apollo only when the application has shut down, because it would refuse requests that are still running
    stopOnApplicationShutdown: true,
    playground: false,
    graphiql: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [documentLimits],
    validationOptions: { maxErrors: MAX_ERRORS },
    // fields that link types have their own access rule
    fieldResolverEnhancers: ['guards', 'filters'],
    executionOptions: { maxCoercionErrors: MAX_ERRORS },
    persistedQueries: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      requestGate({
        introspection: config.production ? 'admins' : 'open',
        log: (error) => logger.error({ err: error }, 'GraphQL failed'),
        metrics,
        operations,
      }),
    ],
    buildSchemaOptions,
  }),
});

/** Runs operations without Apollo Server: those it has accepted before, and those of our own pages. */
@Global()
@Module({
  providers: [KnownOperations, KnownOperationsMiddleware, LocalQueries],
  exports: [KnownOperations, LocalQueries],
})
export class OperationsOutsideApollo {}
