import { Module } from '@nestjs/common';
import { LegalModule } from '../legal/legal.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthLimits } from './auth-limits.js';
import { AuthController, PasswordChangeController } from './auth.controller.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { AuthData } from './auth.data.js';
import { FirstAdmin } from './first-admin.js';
import { LocalStrategy } from './local.strategy.js';
import { OidcAccounts } from './oidc/oidc.accounts.js';
import { OidcController } from './oidc/oidc.controller.js';
import { OidcProvider } from './oidc/oidc.strategy.js';
import { PasswordChange } from './password-change.service.js';
import { SecondStepController } from './second-step.controller.js';
import { Sessions } from './sessions.js';
import { SignIns } from './sign-ins.js';

@Module({
  imports: [UsersModule, LegalModule, SessionsModule, SecondFactorModule, TokensModule],
  controllers: [AuthController, OidcController, SecondStepController, PasswordChangeController],
  providers: [
    AuthService,
    AuthData,
    AuthLimits,
    LocalStrategy,
    OidcAccounts,
    OidcProvider,
    AuthResolver,
    FirstAdmin,
    Sessions,
    SignIns,
    PasswordChange,
  ],
  exports: [Sessions],
})
export class AuthModule {}
