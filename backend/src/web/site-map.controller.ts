import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { Config } from '../common/config.js';
import { LISTED } from '../contracts/contract.status.js';
import { Database, iso } from '../database/database.js';

/** A site map holds 50,000 addresses at most. */
const MOST_CONTRACTS = 45_000;
const STATIC_PATHS = ['/', '/contracts', '/privacy', '/terms'];

/** What search engines are told: where everything public is, and what is not theirs. */
@ApiExcludeController()
@Controller()
export class SiteMapController {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
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
      `Sitemap: ${this.config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  }

  @Public()
  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  async siteMap(): Promise<string> {
    const contracts = await this.database.read<{ id: string; updatedAt: string }>(
      `select id, ${iso('updated_at', 'updatedAt')} from contracts
       where status in (${LISTED.map((status) => `'${status}'`).join(', ')})
       order by created_at desc, id desc limit ${MOST_CONTRACTS}`,
    );
    const entries = [
      ...STATIC_PATHS.map((path) => this.entry(path)),
      ...contracts.map(({ id, updatedAt }) => this.entry(`/contracts/${id}`, updatedAt)),
    ];
    return (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
    );
  }

  private entry(path: string, updatedAt?: string): string {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${this.config.publicUrl}${path}</loc>${lastmod}</url>`;
  }
}
