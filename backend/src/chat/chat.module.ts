import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/contracts.module.js';
import { ChatController } from './chat.controller.js';
import { ChatResolver } from './chat.resolver.js';
import { ChatRooms } from './chat.rooms.js';
import { ChatService } from './chat.service.js';
import { ChatThreads } from './chat.threads.js';

@Module({
  imports: [ContractsModule],
  controllers: [ChatController],
  providers: [ChatService, ChatThreads, ChatRooms, ChatResolver],
  exports: [ChatService],
})
export class ChatModule {}
