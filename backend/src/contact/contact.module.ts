import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactRequest } from './contact-request.entity.js';
import { ContactController } from './contact.controller.js';
import { ContactData } from './contact.data.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactRequest]), SettingsModule, AuditModule],
  controllers: [ContactController],
  providers: [ContactService, ContactData, ContactResolver],
})
export class ContactModule {}
