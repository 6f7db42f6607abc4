import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { SharedResults } from '../common/shared-results.js';
import { ListedContracts, type ListPosition } from '../contracts/search/listed-contracts.js';

const compressed = promisify(gzip);

/** The protocol allows 50,000 addresses per file (sitemaps.org). `rows` are read by one query. */
export const SITE_MAP_LIMITS = { addresses: 45_000, rows: 5_000 };
const MAX_AGE_MS = 60 * 60_000;
/** Parts cached at once, at some 1.5 MB each. */
const MOST_PARTS = 32;
const STATIC_PATHS = ['/', '/contracts', '/privacy', '/terms'];
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** How the addresses are split into files, and the files that were requested so far. */
interface Plan {
  /** The first contract of each part; empty if there are no contracts. */
  starts: ListPosition[];
  files: SharedResults<Buffer>;
}

/**
 * The site map for search engines, as gzipped XML. It is planned once an hour, and each file is built at its first
 * request. Concurrent requests share that build; later ones get the cached file.
 */
@Injectable()
export class SiteMap {
  private readonly plans = new SharedResults<Plan>({ maxAgeMs: MAX_AGE_MS, most: 1 });

  constructor(
    private readonly config: Config,
    private readonly contracts: ListedContracts,
  ) {}

  /** All addresses, or the index of the parts if they do not fit into one file. */
  async main(): Promise<Buffer> {
    const { starts, files } = await this.plan();
    return starts.length > 1
      ? files.get('index', () => this.index(starts.length))
      : files.get('1', () => this.part(starts, 1));
  }

  /** One part of several, counted from 1; null if there is no such part. */
  async partOf(number: number): Promise<Buffer | null> {
    const { starts, files } = await this.plan();
    if (starts.length < 2 || !starts[number - 1]) return null;
    return files.get(String(number), () => this.part(starts, number));
  }

  private async plan(): Promise<Plan> {
    return this.plans.get('plan', async () => ({
      starts: await this.contracts.startsOfParts(SITE_MAP_LIMITS.addresses, STATIC_PATHS.length),
      files: new SharedResults<Buffer>({ maxAgeMs: MAX_AGE_MS, most: MOST_PARTS }),
    }));
  }

  private index(parts: number): Promise<Buffer> {
    const entries = Array.from(
      { length: parts },
      (_, at) => `<sitemap><loc>${this.config.publicUrl}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return compressed(`${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`);
  }

  private async part(starts: ListPosition[], number: number): Promise<Buffer> {
    const [start, end] = [starts[number - 1], starts[number]];
    const entries = number === 1 ? STATIC_PATHS.map((path) => this.entry(path)) : [];
    let rows = start ? await this.contracts.walk('<=', start, end, SITE_MAP_LIMITS.rows) : [];
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      entries.push(...rows.map(({ id, updatedAt }) => this.entry(`/contracts/${id}`, updatedAt)));
      rows =
        rows.length < SITE_MAP_LIMITS.rows
          ? []
          : await this.contracts.walk('<', last, end, SITE_MAP_LIMITS.rows);
    }
    return compressed(`${XML}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`);
  }

  private entry(path: string, updatedAt?: string): string {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${this.config.publicUrl}${path}</loc>${lastmod}</url>`;
  }
}
