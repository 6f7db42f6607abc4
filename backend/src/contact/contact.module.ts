import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactController } from './contact.controller.js';
import { ContactData } from './contact.data.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [SettingsModule, AuditModule],
  controllers: [ContactController],
  providers: [ContactService, ContactData, ContactResolver],
})
export class ContactModule {}
