import { ArgsType } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Given } from '../../common/api/given.js';
import { AdminListArgs, AdminListQuery, Chosen } from '../../common/api/list-query.js';
import { ContractType } from '../contract.columns.js';
import { ContractStatus } from '../contract.status.js';

const TypeFilter = () => Chosen(ContractType, 'That contract type does not exist.');
const StatusFilter = () => Chosen(ContractStatus, 'That status does not exist.');

/** True if an edit sets the status, which may end a transfer. Takes input that is not validated yet. */
export const setsStatus = ({ input }: { input?: unknown }): boolean =>
  ((input as { status?: unknown } | null | undefined)?.status ?? null) !== null;

/** The query of GET /api/admin/contracts. */
export class AllContractsQuery extends AdminListQuery {
  @TypeFilter()
  @ApiPropertyOptional({
    enum: ContractType,
    enumName: 'ContractType',
    description: 'Only contracts of this type.',
  })
  type?: ContractType;

  @StatusFilter()
  @ApiPropertyOptional({
    enum: ContractStatus,
    enumName: 'ContractStatus',
    description: 'Only those with this status.',
  })
  status?: ContractStatus;
}

@ArgsType()
export class AllContractsArgs extends AdminListArgs {
  @TypeFilter()
  @Given(() => ContractType, { nullable: true, description: 'Only contracts of this type.' })
  type?: ContractType | null;

  @StatusFilter()
  @Given(() => ContractStatus, { nullable: true, description: 'Only those with this status.' })
  status?: ContractStatus | null;
}
