import { LoggerModule } from 'nestjs-pino';
import { destination, stdSerializers } from 'pino';
import { Config } from '../common/config/config.js';
import { requestOfLine } from './request-log.js';

interface LoggedRequest {
  id: string;
  method: string;
  url: string;
  /** Of Express; routers shorten `url`. */
  originalUrl?: string;
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
}

/**
 * Bytes and ms. Buffers lines, because one write per line took a tenth of the processor time of a request. Writes of at most
 * 4,096 bytes to a pipe are atomic, so that lines of several worker processes do not mix.
 */
const WRITTEN_TOGETHER = { minLength: 2048, maxWrite: 4096, periodicFlush: 250 };

/** The options of pino, apart from those that a test sets. */
export const logOptions = (level: string) => ({
  level,
  mixin: requestOfLine,
  redact: ['*.password', '*.clientSecret'],
  // the wrappers of pino-http first collect all headers and the address of the client
  wrapSerializers: false,
  serializers: {
    // without headers, and without the query string: it may hold a one-time token or a search
    req: ({ id, method, url, originalUrl = url }: LoggedRequest) => ({
      id,
      method,
      path: originalUrl.split('?', 1)[0],
    }),
    res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
    // only these fields: others hold private data, such as the values of a statement, a row or a payment intent
    err: stdSerializers.wrapErrorSerializer((error) => {
      const { type, message, stack, code, table, constraint } = error as LoggedError;
      return { type, message, stack, code, table, constraint };
    }),
  },
});

/** Logs JSON lines with a request id and without secrets. */
export const loggerModule = LoggerModule.forRootAsync({
  inject: [Config],
  useFactory: (config: Config) => ({
    // the front logs requests, because it answers some without Express
    forRoutes: [],
    pinoHttp: {
      ...logOptions(config.logLevel),
      stream: destination({ dest: 1, sync: false, ...WRITTEN_TOGETHER }),
    },
  }),
});
