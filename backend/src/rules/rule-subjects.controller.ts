import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { pageOf } from '../common/api/list-query.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { linkNext } from '../common/http/link-next.js';
import { RuleSubject } from './rule-subject.entity.js';
import {
  MergeRuleSubjectInput,
  PublishRuleInput,
  RuleInput,
  RuleSubjectInput,
  RuleSubjectsQuery,
} from './rule-subject.inputs.js';
import { RuleSubjectsList } from './rule-subjects.list.js';
import { RuleSubjectsService } from './rule-subjects.service.js';
import { RuleVersion } from './rule-version.entity.js';
import { RuleVersionsService } from './rule-versions.service.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/rule-subjects')
export class RuleSubjectsController {
  constructor(
    private readonly all: RuleSubjectsList,
    private readonly subjects: RuleSubjectsService,
    private readonly versions: RuleVersionsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The rule book, newest first' })
  @ApiOkResponse({ type: [RuleSubject] })
  async listRuleSubjects(
    @Query() query: RuleSubjectsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RuleSubject[]> {
    return linkNext(response, await this.all.list(query, pageOf(query)));
  }

  @Post()
  @ApiOperation({ summary: 'Adds a company, program or state to the rule book; it is public at once' })
  @ApiCreatedResponse({ type: RuleSubject })
  @Refuses('CONFLICT')
  createRuleSubject(@Caller() caller: RequestContext, @Body() input: RuleSubjectInput): Promise<RuleSubject> {
    return this.subjects.save(caller, null, input);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Changes a company, program or state of the rule book' })
  @ApiOkResponse({ type: RuleSubject })
  @Refuses('CONFLICT', 'NOT_FOUND')
  saveRuleSubject(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() input: RuleSubjectInput,
  ): Promise<RuleSubject> {
    return this.subjects.save(caller, id, input);
  }

  @Post(':subjectId/rules')
  @ApiParam({
    name: 'subjectId',
    description: 'Whose rule it is.',
    schema: { type: 'string', format: 'uuid' },
  })
  @ApiCreatedResponse({ type: RuleVersion })
  @Refuses('CONFLICT', 'NOT_FOUND')
  saveRule(
    @Caller() caller: RequestContext,
    @Param('subjectId') subjectId: string,
    @Body() input: RuleInput,
  ): Promise<RuleVersion> {
    return this.versions.save(caller, subjectId, input);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOkResponse({ type: RuleVersion })
  @Refuses('CONFLICT', 'NOT_FOUND')
  publishRule(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { ruleId }: PublishRuleInput,
  ): Promise<RuleVersion> {
    return this.versions.publish(caller, ruleId, id);
  }

  @Post(':id/retire')
  @HttpCode(200)
  @ApiOkResponse({ type: RuleSubject })
  @Refuses('CONFLICT', 'NOT_FOUND')
  retireRuleSubject(@Caller() caller: RequestContext, @Param('id') id: string): Promise<RuleSubject> {
    return this.subjects.retire(caller, id);
  }

  @NeedsStepUp()
  @Post(':id/merge')
  @HttpCode(200)
  @ApiOkResponse({ type: RuleSubject })
  @Refuses('CONFLICT', 'NOT_FOUND')
  mergeRuleSubjects(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { into }: MergeRuleSubjectInput,
  ): Promise<RuleSubject> {
    return this.subjects.merge(caller, id, into);
  }
}
