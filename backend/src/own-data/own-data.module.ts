import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { OwnDataAdminController, OwnDataController } from './own-data.controller.js';
import { OwnDataResolver } from './own-data.resolver.js';
import { OwnDataService } from './own-data.service.js';

@Module({
  imports: [AuditModule, SecondFactorModule, UsersModule],
  controllers: [OwnDataController, OwnDataAdminController],
  providers: [OwnDataService, OwnDataResolver],
})
export class OwnDataModule {}
