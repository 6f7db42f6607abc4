import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller, StaffOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { CannedAnswer, CannedAnswerInput } from './canned-answer.entity.js';
import { CannedAnswersService } from './canned-answers.service.js';

@ApiTags('admin')
@Controller('api/admin/canned-answers')
export class CannedAnswersController {
  constructor(private readonly answers: CannedAnswersService) {}

  @StaffOnly(...RIGHTS.answerRequests)
  @Get()
  @ApiOperation({ summary: 'Texts for the replies to contact requests, by title' })
  @ApiOkResponse({ type: [CannedAnswer] })
  listCannedAnswers(): Promise<CannedAnswer[]> {
    return this.answers.list();
  }

  @AdminOnly()
  @Post()
  @ApiOperation({ summary: 'Adds a canned answer' })
  @ApiCreatedResponse({ type: CannedAnswer })
  @Refuses('CONFLICT')
  createCannedAnswer(
    @Caller() caller: RequestContext,
    @Body() input: CannedAnswerInput,
  ): Promise<CannedAnswer> {
    return this.answers.save(caller, null, input);
  }

  @AdminOnly()
  @Put(':id')
  @ApiOperation({ summary: 'Changes a canned answer' })
  @ApiOkResponse({ type: CannedAnswer })
  @Refuses('NOT_FOUND')
  saveCannedAnswer(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() input: CannedAnswerInput,
  ): Promise<CannedAnswer> {
    return this.answers.save(caller, id, input);
  }

  @AdminOnly()
  @Delete(':id')
  @ApiOkResponse({ type: Done })
  @Refuses('NOT_FOUND')
  deleteCannedAnswer(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.answers.delete(caller, id);
  }
}
