import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, CurrentViewer, MemberOnly, NeedsConfirmedEmail } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { Viewer } from '../common/api/request-of.js';
import { OrganisationInvitation, OrganisationMember } from './organisation-member.entity.js';
import { OrganisationMembers } from './organisation-members.service.js';
import { Organisation } from './organisation.entity.js';
import {
  InviteInput,
  organisationIdArg,
  OrganisationRoleArgs,
  RequestOrganisationInput,
} from './organisation.inputs.js';
import { Organisations } from './organisations.service.js';

const invitationArg = { type: () => ID, description: 'The invitation.' };
const memberArg = { type: () => ID, description: 'The member.' };

@MemberOnly()
@Resolver()
export class OrganisationsResolver {
  constructor(
    private readonly organisations: Organisations,
    private readonly members: OrganisationMembers,
  ) {}

  @Query(() => [Organisation], { description: 'Your organisations, newest first.' })
  myOrganisations(@CurrentViewer() viewer: Viewer): Promise<Organisation[]> {
    return this.organisations.mine(viewer);
  }

  @Query(() => [OrganisationInvitation], { description: 'Invitations to your confirmed email address.' })
  myInvitations(@CurrentViewer() viewer: Viewer): Promise<OrganisationInvitation[]> {
    return this.members.invitations(viewer);
  }

  @Query(() => [OrganisationMember], {
    description: 'The members of one of your organisations, oldest first.',
  })
  organisationMembers(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
  ): Promise<OrganisationMember[]> {
    return this.members.list(viewer, id);
  }

  @Query(() => [OrganisationInvitation], {
    description: 'For its owners: invitations of an organisation that can still be accepted, newest first.',
  })
  organisationInvitations(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
  ): Promise<OrganisationInvitation[]> {
    return this.members.sent(viewer, id);
  }

  @NeedsConfirmedEmail('list')
  @Mutation(() => Organisation, {
    description: 'Asks for an organisation, which an admin approves. You are its first owner.',
  })
  requestOrganisation(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The organisation.' }) input: RequestOrganisationInput,
  ): Promise<Organisation> {
    return this.organisations.request(viewer, input);
  }

  @Mutation(() => Organisation, {
    description: 'Confirms its website, once a file or a TXT record of it has the proof.',
  })
  confirmWebsite(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
  ): Promise<Organisation> {
    return this.organisations.confirmWebsite(viewer, id);
  }

  @BeforeTerms()
  @Mutation(() => Done, { description: 'For its owners: revokes an invitation of an organisation.' })
  revokeOrganisationInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
    @Args('invitationId', invitationArg) invitationId: string,
  ): Promise<Done> {
    return this.members.revoke(viewer, id, invitationId);
  }

  @NeedsConfirmedEmail('list')
  @Mutation(() => OrganisationInvitation, {
    description: 'For owners of an approved one: invites a person by email, for two weeks.',
  })
  inviteToOrganisation(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
    @Args('input', { description: 'Who is invited.' }) input: InviteInput,
  ): Promise<OrganisationInvitation> {
    return this.members.invite(viewer, id, input);
  }

  @Mutation(() => Organisation, { description: 'Accepts an invitation to your confirmed email address.' })
  acceptInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('id', invitationArg) id: string,
  ): Promise<Organisation> {
    return this.members.accept(viewer, id);
  }

  @Mutation(() => OrganisationMember, { description: 'For its owners: sets what a member may do.' })
  setOrganisationRole(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
    @Args('userId', memberArg) userId: string,
    @Args() { role }: OrganisationRoleArgs,
  ): Promise<OrganisationMember> {
    return this.members.setRole(viewer, id, userId, role);
  }

  @BeforeTerms()
  @Mutation(() => Done, { description: 'Removes a member, or leaves an organisation.' })
  removeOrganisationMember(
    @CurrentViewer() viewer: Viewer,
    @Args('id', organisationIdArg) id: string,
    @Args('userId', memberArg) userId: string,
  ): Promise<Done> {
    return this.members.remove(viewer, id, userId);
  }
}
