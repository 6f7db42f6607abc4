import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';
import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/api/access.js';
import { nonceFor } from '../common/http/nonce.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { Unsubscriptions, type Stopped } from './unsubscriptions.js';
import { escaped } from '../common/http/escaped.js';
import { plainPage } from '../common/http/plain-page.js';

const PAGE = {
  content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>' } },
} as const;
const WRONG = { description: 'A page that says that the link is not complete.', ...PAGE };

class UnsubscribeQuery {
  @ApiProperty({ description: 'From the link in an email.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : ''))
  @IsString()
  token: string = '';
}

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

const choose = ({ tab }: Pick<Stopped, 'tab'>): string =>
  `<a href="/account?tab=${tab}">Choose which emails you get</a>`;

/** Asks: opening a link changes nothing, because mail programs open links to check them. */
const askPage = (what: Stopped, token: string, nonce: string): string =>
  plainPage({
    title: 'Stop these emails?',
    nonce,
    body: `<p>You will no longer get emails about: ${escaped(what.about)}. We will still email you about deadlines and money.</p>
<form method="post" action="/api/unsubscribe?token=${encodeURIComponent(token)}">
<input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>
${choose(what)}`,
  });

const donePage = (what: Stopped, nonce: string): string =>
  plainPage({
    title: 'You are unsubscribed',
    nonce,
    body: `<p>You will no longer get emails about: ${escaped(what.about)}.</p>\n${choose(what)}`,
  });

const wrongLinkPage = (nonce: string): string =>
  plainPage({
    title: 'This link is not complete',
    nonce,
    body: `<p>Please open the link in the email again, or change your choice in your account.</p>\n${choose({ tab: 'notifications' })}`,
  });
