import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { UsersModule } from '../users/users.module.js';
import { Message } from './message.entity.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { AuditMessageResolver } from './audit-message.resolver.js';
import { ChatAdminController } from './chat.admin.controller.js';
import { ChatAdminResolver } from './chat.admin.resolver.js';
import { ChatAdminService } from './chat.admin.service.js';
import { ChatChanges } from './chat.changes.js';
import { ChatController } from './chat.controller.js';
import { ChatData } from './chat.data.js';
import { ChatNumbers } from './chat.numbers.js';
import { ChatResolver } from './chat.resolver.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsResolver } from './conversations.resolver.js';
import { Conversations } from './conversations.service.js';
import { Conversation } from './conversation.entity.js';
import { ContractMessagesResolver, FlaggedContractMessagesResolver } from './contract-messages.resolver.js';
import { FlaggedMessageSenderResolver, MessageSenderResolver } from './message-sender.resolver.js';
import { ReportedMessages } from './reported-messages.js';
import { ThreadFeeds } from './thread.feeds.js';
import { ChatService } from './chat.service.js';
import { ChatSplits } from './chat.splits.js';
import { ChatThreads } from './chat.threads.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Message, Conversation]),
    AuditModule,
    ContractsModule,
    UsersModule,
    ModerationModule,
  ],
  controllers: [ChatController, ConversationsController, ChatAdminController],
  providers: [
    ChatService,
    ChatData,
    ChatNumbers,
    ReportedMessages,
    ChatThreads,
    ChatSplits,
    Conversations,
    ConversationsResolver,
    ThreadFeeds,
    ChatChanges,
    ChatResolver,
    ContractMessagesResolver,
    FlaggedContractMessagesResolver,
    MessageSenderResolver,
    FlaggedMessageSenderResolver,
    ChatAdminService,
    ChatAdminResolver,
    AuditMessageResolver,
  ],
  exports: [ChatAdminService, ChatNumbers, ChatService, Conversations, ReportedMessages],
})
export class ChatModule {}
