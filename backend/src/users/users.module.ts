import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { SessionStore } from '../sessions/session.store.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountDeletion } from './account-deletion.js';
import { AccountTies } from './account.ties.js';
import { ProfileController } from './profile.controller.js';
import { ProfileResolver } from './profile.resolver.js';
import { PublicMembers } from './public-members.js';
import { SuspensionService } from './suspension.service.js';
import { AuditPeopleResolver, UserDeletableResolver } from './user-edges.resolver.js';
import { UserEdges } from './user.edges.js';
import { User } from './user.entity.js';
import { joinCurrentUser } from './user.rows.js';
import { UsersAdminController } from './users.admin.controller.js';
import { UsersAdminResolver } from './users.admin.resolver.js';
import { UsersAdminService } from './users.admin.service.js';
import { UsersData } from './users.data.js';
import { MemberNumbers } from './users.numbers.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuditModule, SessionsModule, TypeOrmModule.forFeature([User])],
  controllers: [ProfileController, UsersAdminController],
  providers: [
    AccountTies,
    UsersService,
    UsersData,
    PublicMembers,
    UserEdges,
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
