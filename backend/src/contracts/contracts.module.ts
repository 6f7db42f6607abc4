import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsAdminController } from './contracts.admin.controller.js';
import { ContractsAdminResolver } from './contracts.admin.resolver.js';
import { ContractsAdminService } from './contracts.admin.service.js';
import { ContractsController } from './contracts.controller.js';
import { ContractsResolver } from './contracts.resolver.js';
import { ContractsSearch } from './contracts.search.js';
import { ContractsService } from './contracts.service.js';

@Module({
  imports: [AuditModule],
  controllers: [ContractsController, ContractsAdminController],
  providers: [
    ContractsService,
    ContractsSearch,
    ContractsResolver,
    ContractsAdminService,
    ContractsAdminResolver,
  ],
  exports: [ContractsService, ContractsSearch],
})
export class ContractsModule {}
