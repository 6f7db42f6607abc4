import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { applyDecorators, Get, Injectable, Logger } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { LARGEST_PAGE, type Connection, type PageArgs } from '../common/api/paging.js';
import { Refuses } from '../common/api/refuses.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { today } from '../common/today.js';
import { Database } from '../database/database.js';
import { headings, lineOf, type Column } from '../common/csv.js';

const CSV = {
  description: 'A CSV file (RFC 4180) in UTF-8 with a line of headings.',
  schema: { type: 'string' },
};

export const Download = (list: string, summary: string): MethodDecorator =>
  applyDecorators(Get(`${list}.csv`), ApiOperation({ summary }), ApiOkResponse(CSV), Refuses('RATE_LIMITED'));

/** Sends lists of the admins as files: limited per hour, and audited. */
@Injectable()
export class CsvFiles {
  private readonly logger = new Logger(CsvFiles.name);

  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
  ) {}

  /** `list` names it in the file's name and in the audit trail, which has the filter, too. */
  async send<Row, Filter extends object>(
    caller: RequestContext,
    response: Response,
    list: string,
    query: Filter,
    columns: readonly Column<Row>[],
    read: (page: Filter & PageArgs) => Promise<Connection<Row>>,
  ): Promise<void> {
    await this.limits.take('listDownload', viewerOf(caller).id);
    const page = (after?: string | null) => read({ ...query, first: LARGEST_PAGE, after });
    // before the headers, so that a filter that is wrong is refused as in the list
    const first = await page();
    const filter = { ...query, sort: undefined };
    await this.database.transaction((tx) =>
      this.audit.record(tx, caller, 'list.download', { type: 'list', id: list }, null, filter),
    );
    response.status(200).set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="handover-${list}-${today()}.csv"`,
      'Cache-Control': 'no-store',
    });
    try {
      await pipeline(Readable.from(linesOf(columns, first, page)), response);
    } catch (error) {
      // the status is sent: the connection is closed, so that the client does not take a part for the whole
      this.logger.warn(`The download of ${list} was not completed: ${String(error)}`);
    }
  }

  /** A list without pages. */
  sendAll<Row>(
    caller: RequestContext,
    response: Response,
    list: string,
    query: object,
    columns: readonly Column<Row>[],
    read: () => Promise<readonly Row[]>,
  ): Promise<void> {
    return this.send(caller, response, list, query, columns, async () => onePage(await read()));
  }
}

function onePage<Row>(rows: readonly Row[]): Connection<Row> {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return { edges: rows.map((node) => ({ node, cursor: '' })), pageInfo };
}

/** Page by page, so that a list of any length takes the memory of one page. */
async function* linesOf<Row>(
  columns: readonly Column<Row>[],
  first: Connection<Row>,
  page: (after: string | null) => Promise<Connection<Row>>,
) {
  yield headings(columns);
  for (let { edges, pageInfo } = first; ;) {
    if (edges.length > 0) yield edges.map(({ node }) => lineOf(columns, node)).join('');
    if (!pageInfo.hasNextPage) return;
    ({ edges, pageInfo } = await page(pageInfo.endCursor));
  }
}
