import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { Refuses } from '../../common/api/refuses.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ClaimsService } from './claims.service.js';
import { Claim, SetClaimInput } from './claims.types.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/claims')
export class ClaimsController {
  constructor(private readonly service: ClaimsService) {}

  @Get()
  @ApiOkResponse({ type: [Claim] })
  claims(): Promise<Claim[]> {
    return this.service.list();
  }

  @Put(':key')
  @ApiOkResponse({ type: Claim })
  @Refuses('NOT_FOUND')
  setClaim(
    @Caller() caller: RequestContext,
    @Param('key') key: string,
    @Body() { confirmed }: SetClaimInput,
  ): Promise<Claim> {
    return this.service.set(caller, key, confirmed);
  }
}
