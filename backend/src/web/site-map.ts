import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { SharedResults } from '../common/shared-results.js';
import { ruleBook } from '../contracts/rules/contract.rules.js';
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

interface Address {
  path: string;
  updatedAt?: string;
}

/** The pages of the companies whose rules are published, and the tables that compare those of a type. */
function companyAddresses(): Address[] {
  const rules = ruleBook().subjects.flatMap(({ kind, status, slug, types, changedAt, rules: byType }) =>
    kind === 'company' && status === 'published'
      ? types.filter((type) => byType[type]).map((type) => ({ type, slug, updatedAt: changedAt }))
      : [],
  );
  return [
    ...[...new Set(rules.map(({ type }) => type))].map((type) => ({
      path: `/contracts?type=${type}&view=companies`,
    })),
    ...rules.map(({ type, slug, updatedAt }) => ({
      path: `/contracts?type=${type}&company=${slug}`,
      updatedAt,
    })),
  ];
}

/** How the addresses are split into files, and the files that were requested so far. */
interface Plan {
  /** What is no contract, in the first part. */
  pages: Address[];
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
    const plan = await this.plan();
    const { starts, files } = plan;
    return starts.length > 1
      ? files.get('index', () => this.index(starts.length))
      : files.get('1', () => this.part(plan, 1));
  }

  /** One part of several, counted from 1; null if there is no such part. */
  async partOf(number: number): Promise<Buffer | null> {
    const plan = await this.plan();
    if (plan.starts.length < 2 || !plan.starts[number - 1]) return null;
    return plan.files.get(String(number), () => this.part(plan, number));
  }

  private async plan(): Promise<Plan> {
    return this.plans.get('plan', async () => {
      const pages = [...STATIC_PATHS.map((path) => ({ path })), ...companyAddresses()];
      return {
        pages,
        starts: await this.contracts.startsOfParts(SITE_MAP_LIMITS.addresses, pages.length),
        files: new SharedResults<Buffer>({ maxAgeMs: MAX_AGE_MS, most: MOST_PARTS }),
      };
    });
  }

  private index(parts: number): Promise<Buffer> {
    const entries = Array.from(
      { length: parts },
      (_, at) => `<sitemap><loc>${this.config.publicUrl}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return compressed(`${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`);
  }

  private async part({ starts, pages }: Plan, number: number): Promise<Buffer> {
    const [start, end] = [starts[number - 1], starts[number]];
    const entries = number === 1 ? pages.map(({ path, updatedAt }) => this.entry(path, updatedAt)) : [];
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
    return `<url><loc>${this.config.publicUrl}${path.replaceAll('&', '&amp;')}</loc>${lastmod}</url>`;
  }
}
