import { LoggerModule } from 'nestjs-pino';
import { Config } from '../common/config/config.js';
import { requestOfLine } from './request-log.js';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
}

/** The options of pino, apart from those that a test sets. */
export const logOptions = (level: string) => ({
  level,
  mixin: requestOfLine,
  redact: [
    'req.headers.cookie',
    'req.headers.authorization',
    'req.headers["stripe-signature"]',
    'res.headers["set-cookie"]',
    '*.password',
    '*.clientSecret',
  ],
  serializers: {
    // without the query string: it may hold a one-time token or a search
    req: (request: { id: string; method: string; url: string }) => ({
      id: request.id,
      method: request.method,
      path: request.url.split('?')[0],
    }),
    res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    // only these fields: others hold private data, such as the values of a statement, a row or a payment intent
    err: ({ type, message, stack, code, table, constraint }: LoggedError) => ({
      ...{ type, message, stack, code, table, constraint },
    }),
  },
});

/** Logs JSON lines with a request id and without secrets. */
export const loggerModule = LoggerModule.forRootAsync({
  inject: [Config],
  useFactory: (config: Config) => ({
    // the front logs requests, because it answers some without Express
    forRoutes: [],
    pinoHttp: logOptions(config.logLevel),
  }),
});
