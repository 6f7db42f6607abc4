import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { UsersModule } from '../users/users.module.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import {
  AuditMessageResolver,
  ContractMessagesResolver,
  FlaggedContractMessagesResolver,
  FlaggedMessageSenderResolver,
  MessageSenderResolver,
} from './chat.edges.resolver.js';
import { ChatAdminController, ChatController, ConversationsController } from './chat.controller.js';
import { ChatAdminResolver, ChatResolver, ConversationsResolver } from './chat.resolver.js';
import { ChatAdminService } from './admin/chat.admin.service.js';
import { ChatChanges } from './chat.changes.js';
import { ChatData } from './chat.data.js';
import { ChatNumbers } from './chat.numbers.js';
import { Conversations } from './conversations/conversations.service.js';
import { ReportedMessages } from './admin/reported-messages.js';
import { ThreadFeeds } from './threads/thread-feed.js';
import { ChatService, ChatSplits } from './chat.service.js';
import { ChatThreads } from './threads/chat.threads.js';

@Module({
  imports: [AuditModule, ContractsModule, UsersModule, ModerationModule],
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
