import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { CurrentUser } from './user.entity.js';
import { UpdateProfileInput } from './user.inputs.js';
import { UsersService } from './users.service.js';

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
