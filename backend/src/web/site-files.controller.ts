import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { logoPath } from '@handover/domain/brand/brand';
import { DAY_MS } from '@handover/domain/days';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentBrand } from '../brand/current-brand.js';
import { Public } from '../common/api/access.js';
import { noSuchPage } from '../common/api/errors.js';
import { Config } from '../common/config/config.js';
import { SettingsService } from '../settings/settings.service.js';
import { SiteMap } from './site-map.js';

const decompressed = promisify(gunzip);

/** RFC 9116 recommends less than a year; the file is written on each request. */
const SECURITY_DAYS = 180;

/** Small files at fixed addresses: for browsers, for those who found a vulnerability, and for search engines. */
@ApiExcludeController()
@Controller()
export class SiteFilesController {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly brand: CurrentBrand,
    private readonly siteMap: SiteMap,
  ) {}

  /** Name, icons and colors for "Add to Home Screen" (W3C Web Application Manifest). */
  @Public()
  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  async manifest(): Promise<string> {
    const { name, brand } = await this.brand.get();
    const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
      src: brand.logo
        ? logoPath(brand.logo, purpose === 'maskable' ? 'maskable' : `${size}`)
        : `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return JSON.stringify({
      name,
      short_name: name,
      description: 'Hand over a contract you want to leave, or take one over.',
      start_url: '/',
      display: 'browser',
      background_color: '#faf8f3',
      theme_color: brand.color,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    });
  }

  /** Where to report a vulnerability (RFC 9116). */
  @Public()
  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async security(): Promise<string> {
    const { email } = await this.settings.siteInfo();
    return [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(Date.now() + SECURITY_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${this.config.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }

  /** Tells search engines which addresses to skip. */
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
      // The longest line that matches an address decides: those of the companies of a type, and no filter of them.
      'Allow: /contracts?type=*&company=',
      'Disallow: /contracts?type=*&company=*&',
      'Allow: /contracts?type=*&view=companies$',
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
