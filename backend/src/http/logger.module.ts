import { LoggerModule } from 'nestjs-pino';
import { Config } from '../common/config.js';
import { requestOfLine } from './request-log.js';

/** Logs JSON lines with a request id and without secrets. */
export const loggerModule = LoggerModule.forRootAsync({
  inject: [Config],
  useFactory: (config: Config) => ({
    // requests are logged by the front, which answers some of them alone
    forRoutes: [],
    pinoHttp: {
      level: config.logLevel,
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
      },
    },
  }),
});
