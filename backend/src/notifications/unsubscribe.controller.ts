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
import { NOTIFICATION_KINDS } from '@handover/domain/notifications/notification-kinds';
import { Public } from '../common/api/access.js';
import { Scope } from '../common/api/scopes.js';
import { nonceFor } from '../common/http/nonce.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { escaped } from '../common/http/escaped.js';
import { plainPage } from '../common/http/plain-page.js';
import { SavedSearches, SearchLinks } from '../saved/saved-searches.service.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';

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

/** What the link in an email switches off. */
interface Stopped {
  /** What the emails are about, in words. */
  about: string;
  /** Where the member can change it. */
  tab: 'notifications' | 'saved';
}

/**
 * Where the links in emails lead, and what mailboxes call for their own button (RFC 8058): they stop kinds of notifications,
 * or saved searches. The token is the permission.
 */
@Scope()
@Public()
@ApiTags('notifications')
@ApiProduces('text/html')
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly preferences: NotificationPreferences,
    private readonly searchLinks: SearchLinks,
    private readonly searches: SavedSearches,
  ) {}

  @Get()
  @ApiOperation({ summary: 'A page that asks whether to stop these emails; changes nothing' })
  @ApiOkResponse({ description: 'The page, with a button.', ...PAGE })
  @ApiNotFoundResponse(WRONG)
  async ask(@Query() { token }: UnsubscribeQuery, @Res() response: Response): Promise<void> {
    const what = await this.describe(token);
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
    const what = await this.stop(token);
    send(response, (nonce) => (what ? donePage(what, nonce) : null));
  }

  /** Changes nothing; null for a token that is not ours or not complete. */
  private async describe(token: string): Promise<Stopped | null> {
    const ids = this.searchLinks.read(token);
    if (ids) {
      const names = await this.searches.namesOf(ids);
      return { about: `new matches of ${names.join(', ') || 'a saved search'}`, tab: 'saved' };
    }
    const what = this.tokens.read(token);
    const labels = what?.kinds.map((kind) => NOTIFICATION_KINDS[kind].label);
    return labels ? { about: labels.join(', '), tab: 'notifications' } : null;
  }

  private async stop(token: string): Promise<Stopped | null> {
    const ids = this.searchLinks.read(token);
    if (ids) await this.searches.turnOff(ids);
    const what = this.tokens.read(token);
    if (what) await this.preferences.unsubscribe(what);
    return this.describe(token);
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
