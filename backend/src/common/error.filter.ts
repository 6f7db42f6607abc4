import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { errorBody, type AppError } from './errors.js';
import { toAppError } from './to-app-error.js';

/** The one way an error leaves: a REST body here, the same AppError onwards to GraphQL's formatter. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    if (error.status >= 500)
      this.logger.error({ err: error.cause ?? error, code: error.code }, 'request failed');
    if (host.getType<string>() === 'graphql') throw error;
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.end();
      return;
    }
    response.locals.errorCode = error.code;
    const retryAfter = error.details?.retryAfterSeconds;
    if (retryAfter) response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.status(error.status).json(this.bodyOf(error));
  }

  protected bodyOf(error: AppError): object {
    return errorBody(error);
  }
}
