import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, MemberOnly } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Confirmed, PasskeyOptions } from './factors.types.js';
import { ProofInput } from './proof.input.js';
import { StepUp } from './step-up.service.js';

@MemberOnly()
@ApiTags('account')
@Controller('api/user/step-up')
export class StepUpController {
  constructor(private readonly stepUp: StepUp) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirms your identity for the next 15 minutes of this session',
    description:
      'Required after a STEP_UP_REQUIRED response. Members with a second factor use that, others their password.',
  })
  @ApiOkResponse({ type: Confirmed })
  @Refuses('RATE_LIMITED')
  confirmIdentity(@Caller() caller: RequestContext, @Body() input: ProofInput): Promise<Confirmed> {
    return this.stepUp.confirm(caller, input);
  }

  @Post('passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  @Refuses('CONFLICT')
  beginStepUpPasskey(@Caller() caller: RequestContext): Promise<PasskeyOptions> {
    return this.stepUp.challenge(caller);
  }
}
