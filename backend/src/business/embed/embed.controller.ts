import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/api/access.js';
import { noSuchPage } from '../../common/api/errors.js';
import { Config } from '../../common/config/config.js';
import { nonceFor } from '../../common/http/nonce.js';
import { OrganisationContracts } from '../../contracts/edges/organisation-contracts.js';
import { Organisations } from '../../organisations/organisations.service.js';
import { embedPage } from './embed.page.js';

const MOST_SHOWN = 24;

/** Only the websites that the organisation has named may show the page in a frame. It runs nothing and sends nothing. */
const policyFor = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
  ].join(';');

/** The contracts of an organisation for a frame on its own website. */
@ApiExcludeController()
@Controller()
export class EmbedController {
  constructor(
    private readonly config: Config,
    private readonly organisations: Organisations,
    private readonly contracts: OrganisationContracts,
  ) {}

  @Public()
  @Get('embed')
  async page(@Query('org') org: unknown, @Res() response: Response): Promise<void> {
    const id = typeof org === 'string' ? org.toLowerCase() : '';
    const embedded = await this.organisations.embedded(id);
    if (!embedded) throw noSuchPage();
    const { origins, ...shown } = embedded;
    const contracts = await this.contracts.newest(id, MOST_SHOWN);
    response.setHeader('Content-Security-Policy', policyFor(origins));
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'public, max-age=60');
    // browsers that know frame-ancestors ignore it, and the others would show nothing
    response.removeHeader('X-Frame-Options');
    const nonce = nonceFor(response);
    const site = this.config.publicUrl;
    response.type('html').send(embedPage({ organisation: { id, ...shown }, contracts, site, nonce }));
  }
}
