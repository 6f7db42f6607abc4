import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditData } from './audit.data.js';
import { AuditService } from './audit.service.js';

@Module({
  controllers: [AuditController],
  providers: [AuditService, AuditData, AuditResolver],
  exports: [AuditService],
})
export class AuditModule {}
