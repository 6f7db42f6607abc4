import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { LaunchChecks } from './launch-checks.service.js';
import { LaunchMails } from './launch-mails.service.js';
import { LaunchService } from './launch.service.js';
import { LaunchCheck, LaunchCode, WaiveReason } from './launch.types.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/launch')
export class LaunchController {
  constructor(
    private readonly checks: LaunchChecks,
    private readonly service: LaunchService,
    private readonly mails: LaunchMails,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What is left to do before the site opens',
    description:
      'Everything is looked at now, which may take five seconds. Nothing is closed to visitors by it.',
  })
  @ApiOkResponse({ type: [LaunchCheck] })
  launchChecks(): Promise<LaunchCheck[]> {
    return this.checks.list();
  }

  @Post('states/reviewed')
  @HttpCode(200)
  @ApiOperation({ summary: 'Records that the rules by state were reviewed' })
  @ApiOkResponse({ type: LaunchCheck })
  reviewStates(@Caller() caller: RequestContext): Promise<LaunchCheck> {
    return this.service.reviewStates(caller);
  }

  @Post('mail')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a mail with a code to the support address' })
  @ApiOkResponse({ type: LaunchCheck })
  @Refuses('RATE_LIMITED')
  sendLaunchMail(@Caller() caller: RequestContext): Promise<LaunchCheck> {
    return this.mails.send(caller);
  }

  @Post('mail/received')
  @HttpCode(200)
  @ApiOperation({ summary: 'Shows with the code that the mail has arrived' })
  @ApiOkResponse({ type: LaunchCheck })
  @Refuses('RATE_LIMITED')
  confirmLaunchMail(@Caller() caller: RequestContext, @Body() { code }: LaunchCode): Promise<LaunchCheck> {
    return this.mails.confirm(caller, code);
  }

  @NeedsStepUp()
  @Post(':key/waive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Does without a check' })
  @ApiOkResponse({ type: LaunchCheck })
  @Refuses('NOT_FOUND')
  waiveLaunchCheck(
    @Caller() caller: RequestContext,
    @Param('key') key: string,
    @Body() { reason }: WaiveReason,
  ): Promise<LaunchCheck> {
    return this.service.waive(caller, key, reason);
  }

  @Post(':key/unwaive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes the waiver of a check back' })
  @ApiOkResponse({ type: LaunchCheck })
  @Refuses('NOT_FOUND')
  unwaiveLaunchCheck(@Caller() caller: RequestContext, @Param('key') key: string): Promise<LaunchCheck> {
    return this.service.unwaive(caller, key);
  }
}
