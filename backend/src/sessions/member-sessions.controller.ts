import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BeforeTerms, Caller, MemberOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext } from '../common/api/request-of.js';
import { MemberSession, MemberSessions } from './member-sessions.service.js';

@MemberOnly()
@BeforeTerms()
@ApiTags('account')
@Controller('api/user/sessions')
export class MemberSessionsController {
  constructor(private readonly sessions: MemberSessions) {}

  @Get()
  @ApiOperation({ summary: 'Your sessions: this one first, then the most recently used' })
  @ApiOkResponse({ type: [MemberSession] })
  list(@Caller() caller: RequestContext): Promise<MemberSession[]> {
    return this.sessions.list(caller);
  }

  @Delete()
  @ApiOkResponse({ type: Done })
  endOtherSessions(@Caller() caller: RequestContext): Promise<Done> {
    return this.sessions.endOthers(caller);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Signs you out in one place' })
  @ApiOkResponse({ type: Done })
  end(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.sessions.end(caller, id);
  }
}
