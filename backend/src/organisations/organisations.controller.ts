import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BeforeTerms, CurrentViewer, MemberOnly, NeedsConfirmedEmail } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { Refuses } from '../common/api/refuses.js';
import type { Viewer } from '../common/api/request-of.js';
import { OrganisationInvitation, OrganisationMember } from './organisation-member.entity.js';
import { OrganisationMembers } from './organisation-members.service.js';
import { Organisation } from './organisation.entity.js';
import { InviteInput, OrganisationRoleArgs, RequestOrganisationInput } from './organisation.inputs.js';
import { Organisations } from './organisations.service.js';

@MemberOnly()
@ApiTags('organisations')
@Controller('api/organisations')
export class OrganisationsController {
  constructor(
    private readonly organisations: Organisations,
    private readonly members: OrganisationMembers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your organisations, newest first' })
  @ApiOkResponse({ type: [Organisation] })
  listOrganisations(@CurrentViewer() viewer: Viewer): Promise<Organisation[]> {
    return this.organisations.mine(viewer);
  }

  @Post()
  @NeedsConfirmedEmail('list')
  @ApiCreatedResponse({ type: Organisation })
  @Refuses('FORBIDDEN', 'CONFLICT', 'CONFIRMED_EMAIL_REQUIRED', 'RATE_LIMITED')
  requestOrganisation(
    @CurrentViewer() viewer: Viewer,
    @Body() input: RequestOrganisationInput,
  ): Promise<Organisation> {
    return this.organisations.request(viewer, input);
  }

  @Get('invitations')
  @ApiOperation({ summary: 'Invitations to your confirmed email address' })
  @ApiOkResponse({ type: [OrganisationInvitation] })
  listInvitations(@CurrentViewer() viewer: Viewer): Promise<OrganisationInvitation[]> {
    return this.members.invitations(viewer);
  }

  @Post('invitations/:id/accept')
  @HttpCode(200)
  @ApiOkResponse({ type: Organisation })
  @Refuses('CONFLICT', 'CONFIRMED_EMAIL_REQUIRED')
  acceptInvitation(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Organisation> {
    return this.members.accept(viewer, id);
  }

  @Post(':id/website')
  @HttpCode(200)
  @ApiOkResponse({ type: Organisation })
  @Refuses('FORBIDDEN', 'CONFLICT', 'RATE_LIMITED')
  confirmWebsite(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Organisation> {
    return this.organisations.confirmWebsite(viewer, id);
  }

  @Get(':id/members')
  @ApiOperation({ summary: 'The members of one of your organisations, oldest first' })
  @ApiOkResponse({ type: [OrganisationMember] })
  listOrganisationMembers(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
  ): Promise<OrganisationMember[]> {
    return this.members.list(viewer, id);
  }

  @Get(':id/invitations')
  @ApiOperation({ summary: 'For its owners: invitations that can still be accepted, newest first' })
  @ApiOkResponse({ type: [OrganisationInvitation] })
  @Refuses('FORBIDDEN')
  listOrganisationInvitations(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
  ): Promise<OrganisationInvitation[]> {
    return this.members.sent(viewer, id);
  }

  @Delete(':id/invitations/:invitationId')
  @BeforeTerms()
  @ApiOkResponse({ type: Done })
  @Refuses('FORBIDDEN')
  revokeOrganisationInvitation(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('invitationId') invitationId: string,
  ): Promise<Done> {
    return this.members.revoke(viewer, id, invitationId);
  }

  @Post(':id/invitations')
  @NeedsConfirmedEmail('list')
  @ApiCreatedResponse({ type: OrganisationInvitation })
  @Refuses('FORBIDDEN', 'CONFLICT', 'CONFIRMED_EMAIL_REQUIRED', 'RATE_LIMITED')
  inviteToOrganisation(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: InviteInput,
  ): Promise<OrganisationInvitation> {
    return this.members.invite(viewer, id, input);
  }

  @Put(':id/members/:userId')
  @ApiOkResponse({ type: OrganisationMember })
  @Refuses('FORBIDDEN', 'CONFLICT')
  setOrganisationRole(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('userId') userId: string,
    @Body() { role }: OrganisationRoleArgs,
  ): Promise<OrganisationMember> {
    return this.members.setRole(viewer, id, userId, role);
  }

  @Delete(':id/members/:userId')
  @BeforeTerms()
  @ApiOkResponse({ type: Done })
  @Refuses('FORBIDDEN', 'CONFLICT')
  removeOrganisationMember(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Param('userId') userId: string,
  ): Promise<Done> {
    return this.members.remove(viewer, id, userId);
  }
}
