import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SessionStore } from '../sessions/session.store.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountTies } from './account.ties.js';
import { ProfileController, UsersAdminController } from './users.controller.js';
import {
  AuditPeopleResolver,
  ProfileResolver,
  UserDeletableResolver,
  UsersAdminResolver,
} from './users.resolver.js';
import { PublicMembers } from './public-members.js';
import { SuspensionService } from './suspension.service.js';
import { joinCurrentUser } from './user.rows.js';
import { UsersAdminService } from './users.admin.service.js';
import { UsersData } from './users.data.js';
import { MemberNumbers } from './users.numbers.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuditModule, SessionsModule],
  controllers: [ProfileController, UsersAdminController],
  providers: [
    AccountTies,
    UsersService,
    UsersData,
    PublicMembers,
    MemberNumbers,
    UserDeletableResolver,
    AuditPeopleResolver,
    UsersAdminService,
    SuspensionService,
    AccountDeletion,
    ProfileResolver,
    UsersAdminResolver,
  ],
  exports: [
    UsersService,
    PublicMembers,
    AccountDeletion,
    AccountTies,
    MemberNumbers,
    SuspensionService,
    UsersAdminService,
  ],
})
export class UsersModule {
  constructor(sessions: SessionStore) {
    sessions.register(joinCurrentUser);
  }
}
