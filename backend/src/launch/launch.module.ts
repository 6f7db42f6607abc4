import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FilesModule } from '../files/files.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { LaunchChecks } from './launch-checks.service.js';
import { LaunchMails } from './launch-mails.service.js';
import { LaunchSources } from './launch-sources.js';
import { LaunchController } from './launch.controller.js';
import { LaunchResolver } from './launch.resolver.js';
import { LaunchService } from './launch.service.js';
import { ServerErrors } from './server-errors.js';

@Module({
  imports: [AuditModule, FilesModule, SettingsModule],
  controllers: [LaunchController],
  providers: [LaunchChecks, LaunchMails, LaunchResolver, LaunchService, LaunchSources, ServerErrors],
})
export class LaunchModule {}
