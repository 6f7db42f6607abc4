import { DAY_MS } from '@handover/domain/days';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/api/access.js';
import { Config } from '../common/config/config.js';
import { SettingsService } from '../settings/settings.service.js';

/** RFC 9116 recommends less than a year; the file is written on each request. */
const SECURITY_DAYS = 180;

/** Small files at fixed addresses whose contents follow the site's settings. */
@ApiExcludeController()
@Controller()
export class SiteFilesController {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  /** Name, icons and colors for "Add to Home Screen" (W3C Web Application Manifest). */
  @Public()
  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  async manifest(): Promise<string> {
    const { title } = await this.settings.siteInfo();
    const icon = (size: number, purpose: string) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return JSON.stringify({
      name: title,
      short_name: title,
      description: 'Hand over a contract you want to leave, or take one over.',
      start_url: '/',
      display: 'browser',
      background_color: '#faf8f3',
      theme_color: '#0e5a47',
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
}
