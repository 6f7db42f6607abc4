import { RIGHTS } from '@handover/domain/roles';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags, PickType } from '@nestjs/swagger';
import { applyDecorators, Controller, Get, Query, Res, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { AdminListQuery } from '../common/api/list-query.js';
import { AllContractsQuery } from '../contracts/admin/contracts.admin.inputs.js';
import { ListReportsQuery } from '../reports/reports.inputs.js';
import { ListTransfersQuery } from '../transfers/admin/transfers.admin.inputs.js';
import { AdminOnly, Caller, NeedsStepUp, StaffOnly } from '../common/api/access.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { ContractsSearch } from '../contracts/search/contract-search.js';
import { PaymentsLists } from '../payments/payments.lists.js';
import { ListPurchasesQuery } from '../payments/payments.inputs.js';
import { ReportLists } from '../reports/reports.lists.js';
import { TransfersAdminLists } from '../transfers/admin/transfers.admin.lists.js';
import { ListUsersQuery } from '../users/user.inputs.js';
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

/** The filters and the order of a list without its pages, for the list as a file. */
class UsersFilter extends PickType(ListUsersQuery, ['q', 'sort', 'role']) {}
class SearchFilter extends PickType(AdminListQuery, ['q', 'sort']) {}
class PurchasesFilter extends PickType(ListPurchasesQuery, ['q', 'status', 'sort']) {}
class TransfersFilter extends PickType(ListTransfersQuery, ['q', 'state', 'group', 'payment']) {}
class ReportsFilter extends PickType(ListReportsQuery, ['state', 'sort']) {}
class ContractsFilter extends PickType(AllContractsQuery, ['q', 'type', 'status', 'sort']) {}

const CSV = {
  description: 'A CSV file (RFC 4180) in UTF-8 with a line of headings.',
  schema: { type: 'string' },
};

const Download = (list: string, summary: string): MethodDecorator =>
  applyDecorators(Get(`${list}.csv`), ApiOperation({ summary }), ApiOkResponse(CSV), Refuses('RATE_LIMITED'));

/**
 * The lists of the admin area as files, with the filters and the `sort` of the lists (transfers have none). Files with email
 * addresses (users, purchases, reports) need a proof of identity of the last 15 minutes; an admin has 30 downloads an hour.
 */
@AdminOnly()
@ApiTags('admin')
@ApiProduces('text/csv')
@Controller('api/admin')
export class CsvController {
  private readonly logger = new Logger(CsvController.name);

  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
    private readonly users: UsersAdminService,
    private readonly contracts: ContractsSearch,
    private readonly purchases: PaymentsLists,
    private readonly transfers: TransfersAdminLists,
    private readonly reports: ReportLists,
  ) {}

  @NeedsStepUp()
  @Download('users', 'Members as a file')
  downloadUsers(@Caller() caller: RequestContext, @Query() query: UsersFilter, @Res() response: Response) {
    return this.send(caller, response, 'users', query, USER_COLUMNS, (page) => this.users.list(page));
  }

  @Download('contracts', 'Contracts in any status as a file')
  downloadContracts(
    @Caller() caller: RequestContext,
    @Query() query: ContractsFilter,
    @Res() response: Response,
  ) {
    return this.send(caller, response, 'contracts', query, CONTRACT_COLUMNS, (page) =>
      this.contracts.listAll(viewerOf(caller), page),
    );
  }

  @StaffOnly(...RIGHTS.manageMoney)
  @NeedsStepUp()
  @Download('purchases', 'Purchases as a file')
  downloadPurchases(
    @Caller() caller: RequestContext,
    @Query() query: PurchasesFilter,
    @Res() response: Response,
  ) {
    return this.send(caller, response, 'purchases', query, PURCHASE_COLUMNS, (page) =>
      this.purchases.all(page),
    );
  }

  @Download('transfers', 'Transfers as a file, those that need attention first')
  downloadTransfers(
    @Caller() caller: RequestContext,
    @Query() query: TransfersFilter,
    @Res() response: Response,
  ) {
    return this.send(caller, response, 'transfers', query, TRANSFER_COLUMNS, (page) =>
      this.transfers.all(viewerOf(caller), page),
    );
  }

  @NeedsStepUp()
  @Download('reports', 'Reports as a file, urgent ones first, then by `sort`')
  downloadReports(
    @Caller() caller: RequestContext,
    @Query() query: ReportsFilter,
    @Res() response: Response,
  ) {
    return this.send(caller, response, 'reports', query, REPORT_COLUMNS, (page) => this.reports.all(page));
  }

  /** `list` names it in the file's name and in the audit trail, which has the filter, too. */
  private async send<Row, Filter extends Partial<SearchFilter>>(
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
