import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { StoredMails } from './stored-mails.js';
import { MailData } from './mail.data.js';
import { MailReturn } from './mail.return.js';
import { MailService } from './mail.service.js';
import { MailTransport } from './mail.transport.js';
import { MailboxController } from './mailbox.controller.js';

@Module({
  imports: [SettingsModule],
  controllers: [MailboxController],
  providers: [StoredMails, MailData, MailReturn, MailService, MailTransport],
})
export class MailModule {}
