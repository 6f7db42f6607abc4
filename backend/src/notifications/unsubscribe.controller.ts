import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/api/access.js';
import { nonceFor } from '../common/http/nonce.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { UnsubscribeQuery } from './notifications.inputs.js';
import { askPage, donePage, wrongLinkPage } from './unsubscribe.pages.js';
import { Unsubscriptions } from './unsubscriptions.js';

const PAGE = {
  content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>' } },
} as const;
const WRONG = { description: 'A page that says that the link is not complete.', ...PAGE };

/** Where the links in emails lead, and what mailboxes call for their own button (RFC 8058). The token is the permission. */
@Public()
@ApiTags('notifications')
@ApiProduces('text/html')
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscriptions: Unsubscriptions) {}

  @Get()
  @ApiOperation({ summary: 'A page that asks whether to stop these emails; changes nothing' })
  @ApiOkResponse({ description: 'The page, with a button.', ...PAGE })
  @ApiNotFoundResponse(WRONG)
  async ask(@Query() { token }: UnsubscribeQuery, @Res() response: Response): Promise<void> {
    const what = await this.unsubscriptions.describe(token);
    send(response, (nonce) => (what ? askPage(what, token, nonce) : null));
  }

  @KeepsAnswers()
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Stops the emails that the token names, with one click (RFC 8058)',
    description: 'The body is not read: mailboxes send the form `List-Unsubscribe=One-Click`.',
  })
  @ApiOkResponse({ description: 'A page that says so.', ...PAGE })
  @ApiNotFoundResponse(WRONG)
  async unsubscribe(@Query() { token }: UnsubscribeQuery, @Res() response: Response): Promise<void> {
    const what = await this.unsubscriptions.stop(token);
    send(response, (nonce) => (what ? donePage(what, nonce) : null));
  }
}

function send(response: Response, page: (nonce: string) => string | null): void {
  const nonce = nonceFor(response);
  const html = page(nonce);
  response
    .status(html === null ? 404 : 200)
    .type('html')
    .send(html ?? wrongLinkPage(nonce));
}
