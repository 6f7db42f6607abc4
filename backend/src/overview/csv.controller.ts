import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags, PickType } from '@nestjs/swagger';
import { applyDecorators, Controller, Get, Query, Res } from '@nestjs/common';
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
import { CsvDownloads } from './csv.downloads.js';

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
