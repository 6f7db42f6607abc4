import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AuthController } from './auth.controller.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { FirstAdmin } from './first-admin.js';
import { SessionStore } from './session.store.js';
import { Sessions } from './sessions.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController],
  providers: [AuthService, AuthResolver, FirstAdmin, SessionStore, Sessions],
  exports: [SessionStore, Sessions],
})
export class AuthModule {}
