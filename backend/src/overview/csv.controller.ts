import { RIGHTS } from '@handover/domain/roles';
import { ApiProduces, ApiTags, PickType } from '@nestjs/swagger';
import { Controller, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AllContractsQuery } from '../contracts/admin/contracts.admin.inputs.js';
import { ListReportsQuery } from '../reports/reports.inputs.js';
import { ListTransfersQuery } from '../transfers/admin/transfers.admin.inputs.js';
import { AdminOnly, Caller, NeedsStepUp, StaffOnly } from '../common/api/access.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { ContractsSearch } from '../contracts/search/contract-search.js';
import { PaymentsLists } from '../payments/payments.lists.js';
import { ListPurchasesQuery } from '../payments/payments.inputs.js';
import { RuleExport } from '../rules/file/rule-export.js';
import { ReportLists } from '../reports/reports.lists.js';
import { TransfersAdminLists } from '../transfers/admin/transfers.admin.lists.js';
import { ListUsersQuery } from '../users/user.inputs.js';
import { UsersAdminService } from '../users/users.admin.service.js';
import {
  AUDIT_COLUMNS,
  cellOf,
  CONTRACT_COLUMNS,
  PURCHASE_COLUMNS,
  REPORT_COLUMNS,
  TRANSFER_COLUMNS,
  USER_COLUMNS,
} from './csv.columns.js';
import { AuditQuery } from '../audit/audit-entry.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { CsvFiles, Download } from './csv.files.js';

/** The filters and the order of a list without its pages, for the list as a file. */
class UsersFilter extends PickType(ListUsersQuery, ['q', 'sort', 'role']) {}
class PurchasesFilter extends PickType(ListPurchasesQuery, ['q', 'status', 'sort']) {}
class TransfersFilter extends PickType(ListTransfersQuery, ['q', 'state', 'group', 'payment']) {}
class ReportsFilter extends PickType(ListReportsQuery, ['state', 'sort']) {}
class AuditFilter extends PickType(AuditQuery, ['action', 'actorId', 'targetId', 'from', 'to']) {}
class ContractsFilter extends PickType(AllContractsQuery, ['q', 'type', 'status', 'sort']) {}

/**
 * The lists of the admin area as files, with the filters and the `sort` of the lists (transfers have none). Files with email
 * addresses (users, purchases, reports, audit) need a proof of identity of the last 15 minutes; an admin has 30 downloads an hour.
 */
@AdminOnly()
@ApiTags('admin')
@ApiProduces('text/csv')
@Controller('api/admin')
export class CsvController {
  constructor(
    private readonly files: CsvFiles,
    private readonly users: UsersAdminService,
    private readonly contracts: ContractsSearch,
    private readonly purchases: PaymentsLists,
    private readonly transfers: TransfersAdminLists,
    private readonly reports: ReportLists,
    private readonly audit: AuditService,
    private readonly rules: RuleExport,
  ) {}

  @NeedsStepUp()
  @Download('users', 'Members as a file')
  downloadUsers(@Caller() caller: RequestContext, @Query() query: UsersFilter, @Res() response: Response) {
    return this.files.send(caller, response, 'users', query, USER_COLUMNS, (page) => this.users.list(page));
  }

  @Download('contracts', 'Contracts in any status as a file')
  downloadContracts(
    @Caller() caller: RequestContext,
    @Query() query: ContractsFilter,
    @Res() response: Response,
  ) {
    return this.files.send(caller, response, 'contracts', query, CONTRACT_COLUMNS, (page) =>
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
    return this.files.send(caller, response, 'purchases', query, PURCHASE_COLUMNS, (page) =>
      this.purchases.all(page),
    );
  }

  @Download('transfers', 'Transfers as a file, those that need attention first')
  downloadTransfers(
    @Caller() caller: RequestContext,
    @Query() query: TransfersFilter,
    @Res() response: Response,
  ) {
    return this.files.send(caller, response, 'transfers', query, TRANSFER_COLUMNS, (page) =>
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
    return this.files.send(caller, response, 'reports', query, REPORT_COLUMNS, (page) =>
      this.reports.all(page),
    );
  }

  @NeedsStepUp()
  @Download('audit', 'The audit trail as a file, newest first')
  downloadAudit(@Caller() caller: RequestContext, @Query() query: AuditFilter, @Res() response: Response) {
    return this.files.send(caller, response, 'audit', query, AUDIT_COLUMNS, (page) => this.audit.list(page));
  }

  @Download('rules', 'The rule book as a file, which `importRules` takes')
  downloadRules(@Caller() caller: RequestContext, @Res() response: Response) {
    const columns = this.rules.headings.map(cellOf);
    return this.files.sendAll(caller, response, 'rules', {}, columns, () => this.rules.rows());
  }
}
