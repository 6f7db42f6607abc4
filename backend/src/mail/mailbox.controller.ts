import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import PostalMime, { type Email } from 'postal-mime';
import { Public } from '../common/api/access.js';
import { Config } from '../common/config/config.js';
import { notFound } from '../common/api/errors.js';
import { nonceFor } from '../common/http/nonce.js';
import { isFromThisMachine } from '../http/loopback.js';
import { StoredMails, type StoredMail } from './stored-mails.js';
import { escaped } from '../common/http/escaped.js';

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

const MOST_SHOWN = 100;

const STYLE = `
  body { background: #faf8f3; color: #14231e; font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 2rem 1rem }
  h1 { font-size: 1.4rem; overflow-wrap: anywhere } a { color: #0e5a47 }
  li { border-top: 1px solid #e3ded2; list-style: none; padding: .6rem 0; overflow-wrap: anywhere }
  ul { padding: 0 } small { color: #4a5a53; display: block }
  iframe { background: #fff; border: 1px solid #e3ded2; border-radius: 12px; height: 36rem; width: 100% }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }`;

const page = (title: string, nonce: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style nonce="${escaped(nonce)}">${STYLE}</style></head><body>${body}</body></html>`;

const addressesOf = (mail: Email): string => (mail.to ?? []).map(({ address }) => address).join(', ');

/** All stored emails, newest first. */
async function mailboxPage(mails: StoredMail[], stored: StoredMails, nonce: string): Promise<string> {
  const items = await Promise.all(
    mails.slice(0, MOST_SHOWN).map(async ({ name, storedAt }) => {
      const mail = await PostalMime.parse((await stored.read(name)) ?? '');
      return `<li><a href="/dev/mailbox/${encodeURIComponent(name)}">${escaped(mail.subject ?? '(no subject)')}</a>
        <small>to ${escaped(addressesOf(mail))}, ${storedAt.toISOString()}</small></li>`;
    }),
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail has been sent yet.</p>';
  return page(
    'Mailbox',
    nonce,
    `<h1>Mailbox</h1><p>Emails stay on this machine because SMTP_URL is not set. This page is visible on this machine only.</p>${list}`,
  );
}

/** One email: its HTML in a sandboxed frame, then its links and its text. */
async function mailPage(source: Buffer, nonce: string): Promise<string> {
  const mail = await PostalMime.parse(source);
  const links = [...new Set((mail.html ?? '').match(/href="https?:[^"]+"/g) ?? [])].map((link) =>
    link.slice('href="'.length, -1).replaceAll('&amp;', '&'),
  );
  const linkList = links.map((link) => `<li><a href="${escaped(link)}">${escaped(link)}</a></li>`).join('');
  return page(
    mail.subject ?? 'Mail',
    nonce,
    `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escaped(mail.subject ?? '(no subject)')}</h1>
    <p>From ${escaped(mail.from?.address ?? '')} to ${escaped(addressesOf(mail))}</p>
    <iframe title="The mail" sandbox="" srcdoc="${escaped(mail.html ?? '')}"></iframe>
    <h2>Links</h2><ul>${linkList}</ul><h2>As text</h2><pre>${escaped(mail.text ?? '')}</pre>`,
  );
}
