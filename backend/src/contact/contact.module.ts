import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactRequest } from './contact-request.entity.js';
import { ContactController } from './contact.controller.js';
import { ContactData } from './contact.data.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactRequest]), SettingsModule],
  controllers: [ContactController],
  providers: [ContactService, ContactData, ContactResolver],
})
export class ContactModule {}
