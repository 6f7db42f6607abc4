import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Public } from '../../common/api/access.js';
import { Shareable } from '../../common/api/operation-marks.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractChanges } from './contract-changes.service.js';

@ApiTags('contracts')
@Controller('api/contracts')
export class ContractChangesController {
  constructor(private readonly changes: ContractChanges) {}

  @Public()
  @Shareable()
  @Get(':id/changes')
  @ApiOperation({ summary: 'What changed since the contract was listed, newest first' })
  @ApiOkResponse({ type: [ContractChange] })
  listContractChanges(@Caller() request: RequestContext, @Param('id') id: string): Promise<ContractChange[]> {
    return this.changes.list(request, id);
  }
}
