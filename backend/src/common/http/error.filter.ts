import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { errorPage, wantsPage } from './error-page.js';
import { errorBody, type AppError } from '../api/errors.js';
import { nonceFor } from './nonce.js';
import { toAppError } from '../api/to-app-error.js';

/** Turns every error into a REST body or an error page; for GraphQL it passes the AppError on to the formatter. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    this.log(error);
    if (host.getType<string>() === 'graphql') throw error;
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.end();
      return;
    }
    response.locals.errorCode = error.code;
    const retryAfter = error.details?.retryAfterSeconds;
    if (retryAfter) response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.status(error.status);
    if (wantsPage(request)) response.type('html').send(errorPage(error, nonceFor(response)));
    else response.json(this.bodyOf(error));
  }

  /** Logs an outage with one line per request, and a fault of the server with its stack. */
  private log(error: AppError): void {
    const { code, status, cause = error } = error;
    if (code === 'UNAVAILABLE')
      this.logger.warn({ code, reason: cause instanceof Error ? cause.message : cause }, 'request refused');
    else if (status >= 500) this.logger.error({ err: cause, code }, 'request failed');
  }

  protected bodyOf(error: AppError): object {
    return errorBody(error);
  }
}
