import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '../common/config.js';
import { contextOfRequest } from '../common/request-of.js';
import { formatError } from './format-error.js';
import { documentLimits, MAX_ERRORS, MAX_TOKENS } from './limits.js';
import { requestGate } from './request-gate.plugin.js';

export const buildSchemaOptions = { dateScalarMode: 'isoDate' as const };

/** GraphQL over HTTP; subscriptions run over WebSockets (sockets/socket-gate.ts). */
export const graphqlModule = GraphQLModule.forRootAsync<ApolloDriverConfig>({
  driver: ApolloDriver,
  inject: [Config, PinoLogger],
  useFactory: (config: Config, logger: PinoLogger) => ({
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    context: ({ req, res }: { req: Request; res: Response }) => ({
      ...contextOfRequest(req),
      locals: res.locals,
    }),
    formatError: (formatted: GraphQLFormattedError, error: unknown) => formatError(formatted, error),
    csrfPrevention: true,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.production,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    // when the application has shut down: Apollo would otherwise refuse requests that are still running
    stopOnApplicationShutdown: true,
    playground: false,
    graphiql: false,
    parseOptions: { maxTokens: MAX_TOKENS },
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
      }),
    ],
    buildSchemaOptions,
  }),
});
