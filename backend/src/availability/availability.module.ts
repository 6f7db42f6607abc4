import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityAdminController, AvailabilityController } from './availability.controller.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityService } from './availability.service.js';

@Module({
  imports: [AuditModule],
  controllers: [AvailabilityController, AvailabilityAdminController],
  providers: [AvailabilityService, AvailabilityResolver],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
