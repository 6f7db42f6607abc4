import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { Organisation } from './organisation.entity.js';
import { EmbedOriginsArgs, LeadsArgs, organisationIdArg } from './organisation.inputs.js';
import { OrganisationSettings } from './organisations.settings.service.js';

@MemberOnly()
@Resolver()
export class OrganisationSettingsResolver {
  constructor(private readonly settings: OrganisationSettings) {}

  @Mutation(() => Organisation, {
    description: 'For its owners: sets the websites that may show its contracts in a frame.',
  })
  setEmbedOrigins(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
    @Args() args: EmbedOriginsArgs,
  ): Promise<Organisation> {
    return this.settings.setEmbedOrigins(viewer, id, args);
  }

  @Mutation(() => Organisation, {
    description: 'For owners of a dealer: sets the member who gets its leads as ADF/XML.',
  })
  setLeads(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
    @Args() { email }: LeadsArgs,
  ): Promise<Organisation> {
    return this.settings.setLeads(viewer, id, email);
  }
}
