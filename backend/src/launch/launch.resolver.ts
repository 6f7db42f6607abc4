import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import type { ListLength } from '../graphql/cost.js';
import { LaunchChecks } from './launch-checks.service.js';
import { LaunchMails } from './launch-mails.service.js';
import { LaunchService } from './launch.service.js';
import { LaunchCheck, LaunchCode, WaiveLaunchCheckArgs } from './launch.types.js';

@AdminOnly()
@Resolver()
export class LaunchResolver {
  constructor(
    private readonly checks: LaunchChecks,
    private readonly service: LaunchService,
    private readonly mails: LaunchMails,
  ) {}

  @Extensions({ usualLength: 20 } satisfies ListLength)
  @Query(() => [LaunchCheck], {
    description:
      'For admins: what is left to do before the site opens. Everything is looked at now, which may take five seconds.',
  })
  launchChecks(): Promise<LaunchCheck[]> {
    return this.checks.list();
  }

  @Mutation(() => LaunchCheck, { description: 'For admins: records that the rules by state were reviewed.' })
  reviewStates(@Caller() caller: RequestContext): Promise<LaunchCheck> {
    return this.service.reviewStates(caller);
  }

  @Mutation(() => LaunchCheck, {
    description: 'For admins: sends a mail with a code to the support address.',
  })
  sendLaunchMail(@Caller() caller: RequestContext): Promise<LaunchCheck> {
    return this.mails.send(caller);
  }

  @Mutation(() => LaunchCheck, {
    description: 'For admins: shows with the code that the mail has arrived.',
  })
  confirmLaunchMail(@Caller() caller: RequestContext, @Args() { code }: LaunchCode): Promise<LaunchCheck> {
    return this.mails.confirm(caller, code);
  }

  @NeedsStepUp()
  @Mutation(() => LaunchCheck, { description: 'For admins: does without a check.' })
  waiveLaunchCheck(
    @Caller() caller: RequestContext,
    @Args() { key, reason }: WaiveLaunchCheckArgs,
  ): Promise<LaunchCheck> {
    return this.service.waive(caller, key, reason);
  }

  @Mutation(() => LaunchCheck, { description: 'For admins: takes the waiver of a check back.' })
  unwaiveLaunchCheck(
    @Caller() caller: RequestContext,
    @Args('key', { description: 'Key of the check.' }) key: string,
  ): Promise<LaunchCheck> {
    return this.service.unwaive(caller, key);
  }
}
