import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, Caller, MemberOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext } from '../common/api/request-of.js';
import { MemberSession, MemberSessions } from './member-sessions.service.js';

@MemberOnly()
@BeforeTerms()
@Resolver()
export class MemberSessionsResolver {
  constructor(private readonly sessions: MemberSessions) {}

  @Query(() => [MemberSession], {
    description: 'Your sessions: this one first, then the most recently used.',
  })
  mySessions(@Caller() caller: RequestContext): Promise<MemberSession[]> {
    return this.sessions.list(caller);
  }

  @Mutation(() => Done, { description: 'Signs you out everywhere else.' })
  endOtherSessions(@Caller() caller: RequestContext): Promise<Done> {
    return this.sessions.endOthers(caller);
  }

  @Mutation(() => Done, { description: 'Ends one of your sessions.' })
  endSession(
    @Caller() caller: RequestContext,
    @Args('sessionId', { type: () => ID, description: 'The session’s id.' }) sessionId: string,
  ): Promise<Done> {
    return this.sessions.end(caller, sessionId);
  }
}
