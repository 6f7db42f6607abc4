import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/api/access.js';
import { Config } from '../common/config/config.js';
import { noSuchPage } from '../common/api/errors.js';
import { SiteMap } from './site-map.js';

const decompressed = promisify(gunzip);

/** Tells search engines which addresses are public and which to skip. */
@ApiExcludeController()
@Controller()
export class SiteMapController {
  constructor(
    private readonly config: Config,
    private readonly siteMap: SiteMap,
  ) {}

  @Public()
  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /account',
      // Combinations of filters and later pages have no end. The site map and the pages of each type lead to every
      // contract.
      'Disallow: /contracts?*&',
      'Disallow: /contracts?after=',
      `Sitemap: ${this.config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  }

  @Public()
  @Get('sitemap.xml')
  async main(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendXml(request, response, await this.siteMap.main());
  }

  @Public()
  @Get('sitemap-:part.xml')
  async part(@Param('part') part: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await sendXml(request, response, await this.siteMap.partOf(Number(part)));
  }
}

async function sendXml(request: Request, response: Response, xml: Buffer | null): Promise<void> {
  if (!xml) throw noSuchPage();
  response.type('application/xml; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.acceptsEncodings('gzip', 'identity') === 'gzip') {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(xml);
  } else response.end(await decompressed(xml));
}
