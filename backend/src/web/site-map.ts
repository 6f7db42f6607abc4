import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { Config } from '../common/config.js';
import { SharedResults } from '../common/shared-results.js';
import { LISTED } from '../contracts/contract.status.js';
import { Database, iso } from '../database/database.js';

const compressed = promisify(gzip);

/** The protocol allows 50,000 addresses per file (sitemaps.org). `rows` are read by one query. */
export const SITE_MAP_LIMITS = { addresses: 45_000, rows: 5_000 };
const KEPT_MS = 60 * 60_000;
/** Parts kept at once, at some 1.5 MB each. */
const MOST_PARTS = 32;
const STATIC_PATHS = ['/', '/contracts', '/privacy', '/terms'];
const IS_LISTED = `status in (${LISTED.map((status) => `'${status}'`).join(', ')})`;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A place in the list of contracts, newest first. */
interface Place {
  createdAt: string;
  id: string;
}

interface Row extends Place {
  updatedAt: string;
}

/** How the addresses are split into files, and the files that were asked for. */
interface Plan {
  /** The first contract of each part; empty if there are no contracts. */
  starts: Place[];
  files: SharedResults<Buffer>;
}

/**
 * The site map for search engines, as gzipped XML. It is planned once an hour and each file is built when it is first
 * asked for: concurrent requests share that, and later ones get what is kept.
 */
@Injectable()
export class SiteMap {
  private readonly plans = new SharedResults<Plan>({ keptMs: KEPT_MS, most: 1 });

  constructor(
    private readonly config: Config,
    private readonly database: Database,
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

  private plan(): Promise<Plan> {
    return this.plans.get('plan', async () => ({
      starts: await this.starts(),
      files: new SharedResults<Buffer>({ keptMs: KEPT_MS, most: MOST_PARTS }),
    }));
  }

  /** The database counts through its index; only one row per part comes here. */
  private starts(): Promise<Place[]> {
    return this.database.read<Place>(
      `select created_at::text as "createdAt", id from (
         select created_at, id, row_number() over (order by created_at desc, id desc) - 1 as number
         from contracts where ${IS_LISTED}) listed
       where number = 0 or (number + $2) % $1 = 0 order by number`,
      [SITE_MAP_LIMITS.addresses, STATIC_PATHS.length],
    );
  }

  private index(parts: number): Promise<Buffer> {
    const entries = Array.from(
      { length: parts },
      (_, at) => `<sitemap><loc>${this.config.publicUrl}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return compressed(`${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`);
  }

  private async part(starts: Place[], number: number): Promise<Buffer> {
    const [start, end] = [starts[number - 1], starts[number]];
    const entries = number === 1 ? STATIC_PATHS.map((path) => this.entry(path)) : [];
    let rows = start ? await this.rows(start, end, '<=') : [];
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      entries.push(...rows.map(({ id, updatedAt }) => this.entry(`/contracts/${id}`, updatedAt)));
      rows = rows.length < SITE_MAP_LIMITS.rows ? [] : await this.rows(last, end, '<');
    }
    return compressed(`${XML}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`);
  }

  private rows(from: Place, end: Place | undefined, comparison: '<' | '<='): Promise<Row[]> {
    return this.database.read<Row>(
      `select id, created_at::text as "createdAt", ${iso('updated_at', 'updatedAt')} from contracts
       where ${IS_LISTED} and (created_at, id) ${comparison} ($1::timestamptz, $2::uuid)
         ${end ? 'and (created_at, id) > ($4::timestamptz, $5::uuid)' : ''}
       order by created_at desc, id desc limit $3`,
      [from.createdAt, from.id, SITE_MAP_LIMITS.rows, ...(end ? [end.createdAt, end.id] : [])],
    );
  }

  private entry(path: string, updatedAt?: string): string {
    const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${this.config.publicUrl}${path}</loc>${lastmod}</url>`;
  }
}
