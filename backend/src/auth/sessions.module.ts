import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { SessionStore } from './session.store.js';
import { Sessions } from './sessions.js';

/** Apart from AuthModule: the second factor builds on sessions, and signing in builds on the second factor. */
@Module({
  imports: [UsersModule],
  providers: [SessionStore, Sessions],
  exports: [SessionStore, Sessions],
})
export class SessionsModule {}
