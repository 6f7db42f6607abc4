import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { MyFactorsController } from './my-factors.controller.js';
import { MyFactorsResolver } from './my-factors.resolver.js';
import { MyFactors } from './my-factors.service.js';
import { Passkeys } from './passkeys.js';
import { SecondFactorData } from './second-factor.data.js';
import { SecondFactors } from './second-factors.service.js';
import { StepUp } from './step-up.service.js';

@Module({
  imports: [SessionsModule, SettingsModule, UsersModule],
  controllers: [MyFactorsController],
  providers: [
    AuthenticatorApps,
    Passkeys,
    SecondFactors,
    SecondFactorData,
    MyFactors,
    MyFactorsResolver,
    StepUp,
  ],
  exports: [Passkeys, SecondFactors, StepUp],
})
export class SecondFactorModule {}
