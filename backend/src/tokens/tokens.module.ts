import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { IdempotencyHandler } from './idempotency/idempotency.handler.js';
import { IdempotencyKeys } from './idempotency/idempotency-keys.js';
import { TokenOwners } from './token-owners.js';
import { TokenStore } from './token.store.js';
import { TokensController } from './tokens.controller.js';
import { TokensData } from './tokens.data.js';
import { TokensResolver } from './tokens.resolver.js';
import { ApiTokens } from './tokens.service.js';

@Module({
  imports: [AuditModule, SecondFactorModule],
  controllers: [TokensController],
  providers: [
    ApiTokens,
    IdempotencyHandler,
    IdempotencyKeys,
    TokenOwners,
    TokenStore,
    TokensData,
    TokensResolver,
  ],
  exports: [IdempotencyHandler, TokenOwners, TokenStore],
})
export class TokensModule {}
