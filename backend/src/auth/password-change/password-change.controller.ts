import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, MemberOnly } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Refuses } from '../../common/api/refuses.js';
import { Confirmed } from '../../second-factor/factors.types.js';
import { ChangePasswordInput } from './password-change.inputs.js';
import { PasswordChange } from './password-change.service.js';

@MemberOnly()
@ApiTags('account')
@Controller('api/user')
export class PasswordChangeController {
  constructor(private readonly passwords: PasswordChange) {}

  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: Confirmed })
  @Refuses('STEP_UP_REQUIRED', 'CONFLICT', 'RATE_LIMITED')
  changePassword(@Caller() caller: RequestContext, @Body() input: ChangePasswordInput): Promise<Confirmed> {
    return this.passwords.change(caller, input);
  }
}
