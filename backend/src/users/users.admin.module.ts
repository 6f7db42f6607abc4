import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { AccountDeletion } from './account-deletion.js';
import { SuspensionService } from './suspension.service.js';
import { UsersAdminController } from './users.admin.controller.js';
import { UsersAdminResolver } from './users.admin.resolver.js';
import { UsersAdminService } from './users.admin.service.js';

/** Apart from UsersModule, which auth stands on: deleting an account ends its sessions. */
@Module({
  imports: [AuditModule, AuthModule],
  controllers: [UsersAdminController],
  exports: [AccountDeletion],
  providers: [AccountDeletion, UsersAdminService, SuspensionService, UsersAdminResolver],
})
export class UsersAdminModule {}
