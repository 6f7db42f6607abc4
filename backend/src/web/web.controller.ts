import { All, Controller, Get, Next, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Public } from '../common/access.js';
import { AppError, notFound } from '../common/errors.js';
import { FRONTEND } from './frontend.js';

const PAGES = [
  /^\/$/,
  /^\/contracts$/,
  /^\/contracts\/[^/]+$/,
  /^\/account$/,
  /^\/admin$/,
  /^\/privacy$/,
  /^\/terms$/,
];

/** The pages of the web client: one shell, its own not-found page with a real 404. */
@ApiExcludeController()
@Controller()
export class WebController {
  @Public()
  @Get('api/login')
  signInPage(@Res() response: Response): Promise<void> {
    return this.shell(response, 200);
  }

  @Public()
  @All('{*path}')
  async page(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    // registered after this controller by its own module
    if (request.path === '/graphql') return next();
    if (request.path.startsWith('/api/')) throw notFound('This call');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new AppError('METHOD_NOT_ALLOWED', 'This page can only be read.');
    await this.shell(response, PAGES.some((page) => page.test(request.path)) ? 200 : 404);
  }

  private async shell(response: Response, status: number): Promise<void> {
    const file = join(FRONTEND, 'client/index.html');
    if (!existsSync(file)) throw new AppError('UNAVAILABLE', 'The web client is not built yet.');
    response.status(status).type('html').setHeader('Cache-Control', 'no-store');
    response.send(await readFile(file, 'utf8'));
  }
}
