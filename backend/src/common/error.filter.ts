import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { errorPage, wantsPage } from './error-page.js';
import { errorBody, type AppError } from './errors.js';
import { toAppError } from './to-app-error.js';

/** The one way an error leaves: a REST body or a page here, the same AppError onwards to GraphQL's formatter. */
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
    if (wantsPage(request)) response.type('html').send(errorPage(error, response.locals.nonce));
    else response.json(this.bodyOf(error));
  }

  /** An outage is told in a line for each request it costs; a fault of our own with all that helps to find it. */
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
