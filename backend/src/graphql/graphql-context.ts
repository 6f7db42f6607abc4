import type { Request, Response } from 'express';
import { contextOfRequest, type RequestContext } from '../common/request-of.js';

/** The context of an operation over HTTP. */
export const contextOf = (request: Request, response: Response): RequestContext => ({
  ...contextOfRequest(request),
  locals: response.locals,
});
