import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext } from '../common/api/request-of.js';
import { AnswersSecret } from '../common/api/operation-marks.js';
import { ApiToken, NewToken } from './api-token.entity.js';
import { CreateTokenInput, RotateTokenInput } from './token.inputs.js';
import { ApiTokens } from './tokens.service.js';

@MemberOnly()
@Resolver()
export class TokensResolver {
  constructor(private readonly tokens: ApiTokens) {}

  @Query(() => [ApiToken], { description: 'Your API tokens, newest first.' })
  myTokens(@Caller() caller: RequestContext): Promise<ApiToken[]> {
    return this.tokens.list(caller);
  }

  @NeedsStepUp()
  @Mutation(() => NewToken, { description: 'Creates an API token; its secret is shown only once.' })
  @AnswersSecret()
  createToken(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The token.' }) input: CreateTokenInput,
  ): Promise<NewToken> {
    return this.tokens.create(caller, input);
  }

  @NeedsStepUp()
  @Mutation(() => NewToken, {
    description: 'Gives an API token a new secret; the old one works for some hours.',
  })
  @AnswersSecret()
  rotateToken(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The token’s id.' }) id: string,
    @Args('input', { description: 'How long the old secret works.' }) input: RotateTokenInput,
  ): Promise<NewToken> {
    return this.tokens.rotate(caller, id, input);
  }

  @NeedsStepUp()
  @BeforeTerms()
  @Mutation(() => Done, { description: 'Revokes an API token: its next request is refused.' })
  revokeToken(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The token’s id.' }) id: string,
  ): Promise<Done> {
    return this.tokens.revoke(caller, id);
  }
}
