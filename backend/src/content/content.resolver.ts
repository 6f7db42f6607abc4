import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, Public } from '../common/api/access.js';
import { Shareable } from '../common/api/operation-marks.js';
import type { RequestContext } from '../common/api/request-of.js';
import { InitializeContentResult } from '../settings/setting.entity.js';
import { ContentEntry, ContentService } from './content.service.js';

@Resolver()
export class ContentResolver {
  constructor(private readonly service: ContentService) {}

  @Public()
  @Shareable()
  @Query(() => [ContentEntry], {
    description:
      'The texts of the site; empty until an admin creates some. The client then shows its defaults.',
  })
  content(): Promise<ContentEntry[]> {
    return this.service.entries();
  }

  @AdminOnly()
  @Mutation(() => InitializeContentResult, {
    description: 'For admins: creates the missing sections of the landing page.',
  })
  initializeContent(@Caller() caller: RequestContext): Promise<InitializeContentResult> {
    return this.service.initialize(caller);
  }
}
