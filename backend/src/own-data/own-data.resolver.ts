import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, BeforeTerms, Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { DataExportFile, DeleteAccountInput } from './data-export.js';
import { OwnDataService } from './own-data.service.js';

@Resolver()
export class OwnDataResolver {
  constructor(private readonly ownData: OwnDataService) {}

  @MemberOnly()
  @NeedsStepUp()
  @Query(() => DataExportFile, { description: 'Everything stored about you.' })
  exportMyData(@Caller() caller: RequestContext): Promise<DataExportFile> {
    return this.ownData.exportFileOf(caller, viewerOf(caller).id);
  }

  @AdminOnly()
  @NeedsStepUp()
  @Query(() => DataExportFile, { description: 'For admins: everything stored about a member.' })
  exportUserData(
    @Caller() caller: RequestContext,
    @Args('userId', { type: () => ID, description: 'The member’s id.' }) userId: string,
  ): Promise<DataExportFile> {
    return this.ownData.exportFileOf(caller, userId);
  }

  @MemberOnly()
  @BeforeTerms()
  @Mutation(() => Done, {
    description:
      'Deletes your account permanently. Refused while a payment or transfer of yours is in progress, and for admins, whom another admin must delete. Members with a second factor, or without a password, confirm their identity first.',
  })
  deleteMyAccount(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'Proves that the account is yours.' }) input: DeleteAccountInput,
  ): Promise<Done> {
    return this.ownData.deleteOwn(caller, input);
  }
}
