import { PickType } from '@nestjs/swagger';
import { AdminListQuery } from '../common/api/list-query.js';
import { AllContractsQuery } from '../contracts/admin/contracts.admin.inputs.js';
import { ListReportsQuery } from '../reports/reports.inputs.js';
import { ListTransfersQuery } from '../transfers/admin/transfers.admin.inputs.js';

/** The filters and the order of a list without its pages, for the list as a file. */
export class SearchFilter extends PickType(AdminListQuery, ['q', 'sort']) {}
export class TransfersFilter extends PickType(ListTransfersQuery, ['q', 'state', 'group']) {}
export class ReportsFilter extends PickType(ListReportsQuery, ['state', 'sort']) {}
export class ContractsFilter extends PickType(AllContractsQuery, ['q', 'type', 'status', 'sort']) {}
