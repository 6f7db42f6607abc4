import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ClaimsController } from './claims/claims.controller.js';
import { ClaimsResolver } from './claims/claims.resolver.js';
import { ClaimsService } from './claims/claims.service.js';
import { RulesInForce } from './rules-in-force.js';
import { SettingsController } from './settings.controller.js';
import { SettingsResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [AuditModule],
  controllers: [SettingsController, ClaimsController],
  providers: [SettingsService, RulesInForce, SettingsResolver, ClaimsService, ClaimsResolver],
  exports: [SettingsService, RulesInForce, ClaimsService],
})
export class SettingsModule {}
