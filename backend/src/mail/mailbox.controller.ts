import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/api/access.js';
import { Config } from '../common/config/config.js';
import { notFound } from '../common/api/errors.js';
import { nonceFor } from '../common/http/nonce.js';
import { isFromThisMachine } from '../http/loopback.js';
import { StoredMails } from './stored-mails.js';
import { mailboxPage, mailPage } from './mailbox.pages.js';

/** Shows the emails that were stored for lack of an SMTP server, to requests from this machine. Not in production. */
@Public()
@ApiExcludeController()
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly config: Config,
    private readonly stored: StoredMails,
  ) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.refuseOthers(request);
    send(response, await mailboxPage(await this.stored.list(), this.stored, nonceFor(response)));
  }

  @Get(':name')
  async show(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    this.refuseOthers(request);
    send(response, await mailPage(await this.get(name), nonceFor(response)));
  }

  private async get(name: string): Promise<Buffer> {
    const mail = await this.stored.read(name);
    if (!mail) throw notFound('Mail');
    return mail;
  }

  private refuseOthers(request: Request): void {
    if (!isFromThisMachine(request, this.config)) throw notFound('This page');
  }
}

const send = (response: Response, html: string) =>
  void response.type('html').setHeader('Cache-Control', 'no-store').send(html);
