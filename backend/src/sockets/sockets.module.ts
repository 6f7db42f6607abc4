import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { SocketGate } from './socket-gate.js';
import { SocketHandshakes } from './socket-handshakes.js';
import { SocketSessions } from './socket-sessions.js';

@Module({
  imports: [AuthModule, SessionsModule, TokensModule],
  providers: [SocketGate, SocketHandshakes, SocketSessions],
  exports: [SocketGate],
})
export class SocketsModule {}
