import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditService } from './audit.service.js';

@Module({ controllers: [AuditController], providers: [AuditService, AuditResolver], exports: [AuditService] })
export class AuditModule {}
