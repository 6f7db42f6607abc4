import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  Caller,
  CurrentViewer,
  MemberOnly,
  NeedsStepUp,
  StaffOnly,
} from '../common/api/access.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { CurrentUser, User } from './user.entity.js';
import { ListUsersQuery, RolesInput, UpdateProfileInput } from './user.inputs.js';
import { UsersService } from './users.service.js';
import { Done } from '../common/api/done.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import { Refuses } from '../common/api/refuses.js';
import { ModerationReason } from '../moderation/reason.input.js';
import { AccountDeletion } from './account-deletion.js';
import { SuspensionService } from './suspension.service.js';
import { UsersAdminService } from './users.admin.service.js';

@MemberOnly()
@ApiTags('account')
@Controller('api/user')
export class ProfileController {
  constructor(private readonly users: UsersService) {}

  @Patch('profile')
  @ApiOkResponse({ type: CurrentUser })
  updateProfile(@CurrentViewer() viewer: Viewer, @Body() input: UpdateProfileInput): Promise<CurrentUser> {
    return this.users.updateProfile(viewer, input);
  }
}

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/users')
export class UsersAdminController {
  constructor(
    private readonly admin: UsersAdminService,
    private readonly suspension: SuspensionService,
    private readonly deletion: AccountDeletion,
  ) {}

  @StaffOnly(...RIGHTS.readMembers)
  @Get()
  @ApiOperation({ summary: 'Members, newest first' })
  @ApiOkResponse({ type: [User] })
  async listUsers(@Query() query: ListUsersQuery, @Res({ passthrough: true }) response: Response) {
    const { q, sort, role } = query;
    return linkNext(response, await this.admin.list({ q, sort, role, ...pageOf(query) }));
  }

  @NeedsStepUp()
  @Post(':id/make-admin')
  @HttpCode(200)
  @ApiOkResponse({ type: User })
  @Refuses('CONFLICT')
  makeAdmin(@Caller() caller: RequestContext, @Param('id') id: string): Promise<User> {
    return this.admin.makeAdmin(caller, id);
  }

  @NeedsStepUp()
  @Put(':id/roles')
  @ApiOperation({
    summary: 'Replaces all roles of a member, with immediate effect',
    description: 'An empty list takes them all. Refused if no admin would remain.',
  })
  @ApiOkResponse({ type: User })
  @Refuses('CONFLICT')
  setRoles(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { roles }: RolesInput,
  ): Promise<User> {
    return this.admin.setRoles(caller, id, roles);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Post(':id/suspend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Suspends a member: sessions end at once, active contracts are cancelled',
    description: 'Refused for your own account and for admins; only an admin suspends a member with a role.',
  })
  @ApiOkResponse({ type: User })
  @Refuses('CONFLICT')
  suspendUser(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ModerationReason,
  ): Promise<User> {
    return this.suspension.suspend(caller, id, reason);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Post(':id/reinstate')
  @HttpCode(200)
  @ApiOkResponse({ type: User })
  @Refuses('CONFLICT')
  reinstateUser(@Caller() caller: RequestContext, @Param('id') id: string): Promise<User> {
    return this.suspension.reinstate(caller, id);
  }

  @NeedsStepUp()
  @Delete(':id')
  @ApiOperation({ summary: 'Anonymizes an account and ends its sessions' })
  @ApiOkResponse({ type: Done })
  @Refuses('CONFLICT')
  deleteUser(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.deletion.deleteByAdmin(caller, id);
  }
}
