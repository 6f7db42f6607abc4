import { Catch, Injectable, type ArgumentsHost } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ErrorFilter } from '../common/http/error.filter.js';
import { FORM_TYPE } from '../common/http/response-headers.js';
import { toAppError } from '../common/api/to-app-error.js';
import { safeReturnTo, secondStepPath } from './return-to.js';
import type { CurrentUser } from '../users/user.entity.js';

/**
 * Redirects a failed HTML form back to its page with the error code and returnTo. The page never shows text from the
 * URL, because a link could contain any text. JSON clients get the usual error response.
 */
@Catch()
@Injectable()
export class FormErrorFilter extends ErrorFilter {
  override catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    if (!request.is(FORM_TYPE)) return super.catch(thrown, host);
    const { returnTo } = (request.body ?? {}) as { returnTo?: unknown };
    const { code } = toAppError(thrown);
    const response = host.switchToHttp().getResponse<Response>();
    if (code === 'SECOND_FACTOR_REQUIRED')
      return response.redirect(303, secondStepPath(safeReturnTo(returnTo)));
    const back = new URLSearchParams({
      mode: modeOf(request.path),
      error: code,
      returnTo: safeReturnTo(returnTo),
    });
    response.redirect(303, `/api/login?${back}`);
  }
}

function modeOf(path: string): string {
  if (path.endsWith('/register')) return 'register';
  return path.endsWith('/factor') ? 'factor' : 'sign-in';
}

/** JSON clients get the member; an HTML form is redirected to returnTo. */
export function answerSignIn(
  request: Request,
  response: Response,
  user: CurrentUser,
): CurrentUser | undefined {
  if (!request.is(FORM_TYPE)) return user;
  response.redirect(303, safeReturnTo((request.body as { returnTo?: unknown }).returnTo));
  return undefined;
}
