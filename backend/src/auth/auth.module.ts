import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AuthLimits } from './auth-limits.js';
import { AuthController } from './auth.controller.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { AuthRetention } from './auth.retention.js';
import { FirstAdmin } from './first-admin.js';
import { OidcAccounts } from './oidc.accounts.js';
import { OidcController } from './oidc.controller.js';
import { OidcProvider } from './oidc.provider.js';
import { SessionStore } from './session.store.js';
import { Sessions } from './sessions.js';

@Module({
  imports: [UsersModule],
  controllers: [AuthController, OidcController],
  providers: [
    AuthService,
    AuthRetention,
    AuthLimits,
    OidcAccounts,
    OidcProvider,
    AuthResolver,
    FirstAdmin,
    SessionStore,
    Sessions,
  ],
  exports: [SessionStore, Sessions],
})
export class AuthModule {}
