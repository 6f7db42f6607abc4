import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';
import type { Response } from 'express';
import { Public } from '../common/api/access.js';
import { Scope } from '../common/api/scopes.js';
import { AppError } from '../common/api/errors.js';
import { Given } from '../common/api/given.js';
import { Refuses } from '../common/api/refuses.js';
import { nonceFor } from '../common/http/nonce.js';
import { Contract } from '../contracts/contract.entity.js';
import { askPage, donePage, oldLinkPage } from './renewal.pages.js';
import { Renewals } from './renewals.service.js';

/** The body of POST /api/renew. */
class RenewInput {
  @Given(() => String, { description: 'From the link in the email.', example: 'MDE5YTNjMWU.c2lnbmF0dXJl' })
  @IsString({ message: 'The token is missing.' })
  @Length(1, 500, { message: 'The token is not complete.' })
  token: string;
}

/** The query of the page with the button; a missing token is one that does not work. */
class RenewalQuery {
  @ApiProperty({ description: 'From the link in the email.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : ''))
  @IsString()
  token: string = '';
}

const PAGE = {
  content: { 'text/html': { schema: { type: 'string' }, example: '<!doctype html>' } },
} as const;
const OLD = { description: 'A page that says that the link no longer works.', ...PAGE };

/** Where the links in emails lead. The token is the permission. */
@Scope()
@Public()
@ApiTags('listings')
@Controller('api')
export class RenewalsController {
  constructor(private readonly renewals: Renewals) {}

  @Post('renew')
  @HttpCode(200)
  @ApiOperation({ summary: 'Keeps a contract listed, or lists it again, with the token from an email' })
  @ApiOkResponse({ type: Contract })
  @Refuses('NOT_FOUND', 'CONFLICT')
  renew(@Body() { token }: RenewInput): Promise<Contract> {
    return this.renewals.renew(token);
  }

  @Get('renewal')
  @ApiProduces('text/html')
  @ApiOperation({ summary: 'A page that asks whether to keep a contract listed; changes nothing' })
  @ApiOkResponse({ description: 'The page, with a button.', ...PAGE })
  @ApiNotFoundResponse(OLD)
  async ask(@Query() { token }: RenewalQuery, @Res() response: Response): Promise<void> {
    const contract = await this.renewals.find(token);
    send(response, (nonce) => contract && askPage(contract, token, nonce));
  }

  @Post('renewal')
  @HttpCode(200)
  @ApiProduces('text/html')
  @ApiOperation({ summary: 'The button of that page. The body is not read' })
  @ApiOkResponse({ description: 'A page that says until when the contract is listed.', ...PAGE })
  @ApiNotFoundResponse(OLD)
  async confirm(@Query() { token }: RenewalQuery, @Res() response: Response): Promise<void> {
    const contract = await this.renewals.renew(token).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    send(response, (nonce) => contract && donePage(contract, nonce));
  }
}

function send(response: Response, page: (nonce: string) => string | null): void {
  const nonce = nonceFor(response);
  const html = page(nonce);
  response
    .status(html === null ? 404 : 200)
    .type('html')
    .send(html ?? oldLinkPage(nonce));
}
