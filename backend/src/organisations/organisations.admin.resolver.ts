import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../common/api/access.js';
import { connectionType } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { Organisation } from './organisation.entity.js';
import { CloseOrganisationArgs, organisationIdArg, OrganisationsArgs } from './organisation.inputs.js';
import { OrganisationsAdmin } from './organisations.admin.service.js';

const OrganisationConnection = connectionType(Organisation);

@AdminOnly()
@Resolver(() => Organisation)
export class OrganisationsAdminResolver {
  constructor(private readonly organisations: OrganisationsAdmin) {}

  @Query(() => OrganisationConnection, {
    name: 'organisations',
    description: 'For admins: organisations, newest first.',
  })
  listAllOrganisations(@Args() args: OrganisationsArgs) {
    return this.organisations.list(args);
  }

  @Query(() => WaitingCount, { description: 'For admins: how many organisations wait for approval.' })
  organisationsWaiting(): Promise<WaitingCount> {
    return this.organisations.waiting();
  }

  @Mutation(() => Organisation, {
    description: 'For admins: approves an organisation; its contracts show it.',
  })
  approveOrganisation(
    @Caller() caller: RequestContext,
    @Args('id', organisationIdArg) id: string,
  ): Promise<Organisation> {
    return this.organisations.approve(caller, id);
  }

  @Mutation(() => Organisation, {
    description: 'For admins: closes an organisation; its contracts stay with those who listed them.',
  })
  closeOrganisation(
    @Caller() caller: RequestContext,
    @Args('id', organisationIdArg) id: string,
    @Args() { reason }: CloseOrganisationArgs,
  ): Promise<Organisation> {
    return this.organisations.close(caller, id, reason);
  }
}
