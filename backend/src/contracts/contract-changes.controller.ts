import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access.js';
import { Shareable } from '../common/operation-marks.js';
import { ContractChange } from './contract-change.entity.js';
import { ContractChanges } from './contract.changes.js';

@ApiTags('contracts')
@Controller('api/contracts')
export class ContractChangesController {
  constructor(private readonly changes: ContractChanges) {}

  @Public()
  @Shareable()
  @Get(':id/changes')
  @ApiOperation({ summary: 'What changed since the contract was listed, newest first' })
  @ApiOkResponse({ type: [ContractChange] })
  listContractChanges(@Param('id') id: string): Promise<ContractChange[]> {
    return this.changes.list(id);
  }
}
