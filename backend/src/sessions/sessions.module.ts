import { Module } from '@nestjs/common';
import { MemberSessionsController } from './member-sessions.controller.js';
import { MemberSessionsResolver } from './member-sessions.resolver.js';
import { MemberSessions } from './member-sessions.service.js';
import { SessionStore } from './session.store.js';
import { SessionsData } from './sessions.data.js';

@Module({
  controllers: [MemberSessionsController],
  providers: [SessionStore, SessionsData, MemberSessions, MemberSessionsResolver],
  exports: [SessionStore],
})
export class SessionsModule {}
