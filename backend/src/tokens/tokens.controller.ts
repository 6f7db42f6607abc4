import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BeforeTerms, Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { AnswersSecret } from '../common/api/operation-marks.js';
import { ApiToken, NewToken } from './api-token.entity.js';
import { CreateTokenInput, RotateTokenInput } from './token.inputs.js';
import { ApiTokens } from './tokens.service.js';

@MemberOnly()
@ApiTags('account')
@Controller('api/tokens')
export class TokensController {
  constructor(private readonly tokens: ApiTokens) {}

  @Get()
  @ApiOperation({ summary: 'Your API tokens, newest first' })
  @ApiOkResponse({ type: [ApiToken] })
  listTokens(@Caller() caller: RequestContext): Promise<ApiToken[]> {
    return this.tokens.list(caller);
  }

  @Post()
  @NeedsStepUp()
  @ApiCreatedResponse({ type: NewToken })
  @Refuses('FORBIDDEN', 'NOT_FOUND', 'CONFLICT')
  @AnswersSecret()
  createToken(@Caller() caller: RequestContext, @Body() input: CreateTokenInput): Promise<NewToken> {
    return this.tokens.create(caller, input);
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @NeedsStepUp()
  @ApiOkResponse({ type: NewToken })
  @AnswersSecret()
  rotateToken(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() input: RotateTokenInput,
  ): Promise<NewToken> {
    return this.tokens.rotate(caller, id, input);
  }

  @Delete(':id')
  @NeedsStepUp()
  @BeforeTerms()
  @ApiOkResponse({ type: Done })
  revokeToken(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.tokens.revoke(caller, id);
  }
}
