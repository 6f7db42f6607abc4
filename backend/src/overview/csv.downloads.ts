import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AuditService } from '../audit/audit.service.js';
import { LARGEST_PAGE, type Connection, type PageArgs } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { today } from '../common/today.js';
import { Database } from '../database/database.js';
import { headings, lineOf, type Column } from './csv.js';

interface Download<Row> {
  /** Names the list, in the file's name and in the audit trail. */
  name: string;
  /** What the list is filtered by, for the audit trail. */
  filter: object;
  columns: readonly Column<Row>[];
  page: (page: PageArgs) => Promise<Connection<Row>>;
}

/** Sends a list of the admins as a CSV file, page by page, so that a list of any length takes the memory of one page. */
@Injectable()
export class CsvDownloads {
  private readonly logger = new Logger(CsvDownloads.name);

  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  async send<Row>(caller: RequestContext, response: Response, download: Download<Row>): Promise<void> {
    const { name, filter, page } = download;
    await this.limits.take('listDownload', viewerOf(caller).id);
    // before the headers, so that a filter that is wrong is refused as in the list
    const first = await page({ first: LARGEST_PAGE });
    await this.database.transaction((tx) =>
      this.audit.record(tx, caller, 'list.download', { type: 'list', id: name }, null, filter),
    );
    response.status(200).set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="handover-${name}-${today()}.csv"`,
      'Cache-Control': 'no-store',
    });
    try {
      await pipeline(Readable.from(linesOf(download, first)), response);
    } catch (error) {
      // the status is sent: the connection is closed, so that the client does not take a part for the whole
      this.logger.warn(`The download of ${name} was not completed: ${String(error)}`);
    }
  }
}

async function* linesOf<Row>({ columns, page }: Download<Row>, first: Connection<Row>) {
  yield headings(columns);
  for (let { edges, pageInfo } = first; ;) {
    if (edges.length > 0) yield edges.map(({ node }) => lineOf(columns, node)).join('');
    if (!pageInfo.hasNextPage) return;
    ({ edges, pageInfo } = await page({ first: LARGEST_PAGE, after: pageInfo.endCursor }));
  }
}
