import type { Request, Response } from 'express';
import { FORM_TYPE } from '../common/http/response-headers.js';
import type { CurrentUser } from '../users/user.entity.js';
import { safeReturnTo } from './return-to.js';

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
