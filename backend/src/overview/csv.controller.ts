import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags, PickType } from '@nestjs/swagger';
import { applyDecorators, Controller, Get, Query, Res, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { AdminListQuery } from '../common/api/list-query.js';
import { AllContractsQuery } from '../contracts/admin/contracts.admin.inputs.js';
import { ListReportsQuery } from '../reports/reports.inputs.js';
import { ListTransfersQuery } from '../transfers/admin/transfers.admin.inputs.js';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { ContractsSearch } from '../contracts/search/contract-search.js';
import { PaymentsLists } from '../payments/payments.lists.js';
import { ReportLists } from '../reports/reports.lists.js';
import { TransfersAdminLists } from '../transfers/admin/transfers.admin.lists.js';
import { UsersAdminService } from '../users/users.admin.service.js';
import {
  CONTRACT_COLUMNS,
  PURCHASE_COLUMNS,
  REPORT_COLUMNS,
  TRANSFER_COLUMNS,
  USER_COLUMNS,
} from './csv.columns.js';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AuditService } from '../audit/audit.service.js';
import { LARGEST_PAGE, type Connection, type PageArgs } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
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

/** The filters and the order of a list without its pages, for the list as a file. */
class SearchFilter extends PickType(AdminListQuery, ['q', 'sort']) {}
class TransfersFilter extends PickType(ListTransfersQuery, ['q', 'state', 'group']) {}
class ReportsFilter extends PickType(ListReportsQuery, ['state', 'sort']) {}
class ContractsFilter extends PickType(AllContractsQuery, ['q', 'type', 'status', 'sort']) {}

const CSV = {
  description: 'A CSV file (RFC 4180) in UTF-8 with a line of headings.',
  schema: { type: 'string' },
};

const Download = (list: string, summary: string): MethodDecorator =>
  applyDecorators(Get(`${list}.csv`), ApiOperation({ summary }), ApiOkResponse(CSV), Refuses('RATE_LIMITED'));

/**
 * The lists of the admins as files, with the filters and the `sort` of the lists (transfers have none). Files with email
 * addresses (users, purchases, reports) need a proof of identity of the last 15 minutes; an admin has 30 downloads an hour.
 */
@AdminOnly()
@ApiTags('admin')
@ApiProduces('text/csv')
@Controller('api/admin')
export class CsvController {
  constructor(
    private readonly downloads: CsvDownloads,
    private readonly users: UsersAdminService,
    private readonly contracts: ContractsSearch,
    private readonly purchases: PaymentsLists,
    private readonly transfers: TransfersAdminLists,
    private readonly reports: ReportLists,
  ) {}

  @NeedsStepUp()
  @Download('users', 'Members as a file')
  downloadUsers(
    @Caller() caller: RequestContext,
    @Query() { q, sort }: SearchFilter,
    @Res() response: Response,
  ) {
    return this.downloads.send(caller, response, {
      name: 'users',
      filter: { q },
      columns: USER_COLUMNS,
      page: ({ first, after }) => this.users.list({ q, sort, first, after }),
    });
  }

  @Download('contracts', 'Contracts in any status as a file')
  downloadContracts(
    @Caller() caller: RequestContext,
    @Query() { q, type, status, sort }: ContractsFilter,
    @Res() response: Response,
  ) {
    return this.downloads.send(caller, response, {
      name: 'contracts',
      filter: { q, type, status },
      columns: CONTRACT_COLUMNS,
      page: ({ first, after }) => this.contracts.listAll({ q, type, status, sort, first, after }),
    });
  }

  @NeedsStepUp()
  @Download('purchases', 'Purchases as a file')
  downloadPurchases(
    @Caller() caller: RequestContext,
    @Query() { q, sort }: SearchFilter,
    @Res() response: Response,
  ) {
    return this.downloads.send(caller, response, {
      name: 'purchases',
      filter: { q },
      columns: PURCHASE_COLUMNS,
      page: ({ first, after }) => this.purchases.all({ q, sort, first, after }),
    });
  }

  @Download('transfers', 'Transfers as a file, those that need attention first')
  downloadTransfers(
    @Caller() caller: RequestContext,
    @Query() { q, state, group }: TransfersFilter,
    @Res() response: Response,
  ) {
    return this.downloads.send(caller, response, {
      name: 'transfers',
      filter: { q, state, group },
      columns: TRANSFER_COLUMNS,
      page: ({ first, after }) => this.transfers.all(viewerOf(caller), { q, state, group, first, after }),
    });
  }

  @NeedsStepUp()
  @Download('reports', 'Reports as a file, urgent ones first, then by `sort`')
  downloadReports(
    @Caller() caller: RequestContext,
    @Query() { state, sort }: ReportsFilter,
    @Res() response: Response,
  ) {
    return this.downloads.send(caller, response, {
      name: 'reports',
      filter: { state },
      columns: REPORT_COLUMNS,
      page: ({ first, after }) => this.reports.all({ state, sort, first, after }),
    });
  }
}
