import { PickType } from '@nestjs/swagger';
import { SearchQuery } from '../common/list-query.js';
import { AllContractsQuery } from '../contracts/contracts.admin.inputs.js';
import { ListReportsQuery } from '../reports/reports.inputs.js';
import { ListTransfersQuery } from '../transfers/transfers.admin.inputs.js';

/** The filters of a list without its pages, for the list as a file. */
export class SearchFilter extends PickType(SearchQuery, ['q']) {}
export class TransfersFilter extends PickType(ListTransfersQuery, ['q', 'state', 'group']) {}
export class ReportsFilter extends PickType(ListReportsQuery, ['state']) {}
export class ContractsFilter extends PickType(AllContractsQuery, ['q', 'type', 'status']) {}
