import { All, Controller, Get, Next, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { Public } from '../common/api/access.js';
import { AnyToken, Scope } from '../common/api/scopes.js';
import { AppError, noSuchCall } from '../common/api/errors.js';
import { PageRenderer } from './page.renderer.js';

/** The pages of the web client, and its not-found page with status 404 for all other addresses. */
@ApiExcludeController()
@Controller()
export class WebController {
  constructor(private readonly pages: PageRenderer) {}

  @Public()
  @Scope()
  @Get('api/login')
  signInPage(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(request, response);
  }

  @Public()
  // it hands operations of GraphQL on, and has nothing of its own under /api
  @AnyToken()
  @All('{*path}')
  async page(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    // the GraphQL module registers this route after this controller
    if (request.path === '/graphql' && request.method === 'POST') return next();
    if (request.path === '/graphql')
      throw new AppError(
        'METHOD_NOT_ALLOWED',
        'Please send GraphQL with POST. To try it out, open /graphiql.',
      );
    if (request.path === '/api' || request.path.startsWith('/api/')) throw noSuchCall();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new AppError('METHOD_NOT_ALLOWED', 'This page can only be read.');
    await this.pages.show(request, response);
  }
}
