import type { ConfirmedUse } from '@handover/domain/confirmed-email';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CONFIRMED_EMAIL } from '../common/api/access.js';
import { confirmedEmailRequired, emailUnconfirmed } from '../common/api/errors.js';
import { requestOf } from '../common/api/request-of.js';
import { RulesInForce } from '../settings/rules-in-force.js';

/** Refuses members who have not confirmed their address what the settings reserve for those who have. */
@Injectable()
export class ConfirmedEmailGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rules: RulesInForce,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const use = this.reflector.get<ConfirmedUse | undefined>(CONFIRMED_EMAIL, context.getHandler());
    if (!use || requestOf(context).viewer?.emailVerified !== false) return true;
    if (this.rules.needsConfirmedEmail(use))
      throw use === 'apply' ? emailUnconfirmed() : confirmedEmailRequired();
    return true;
  }
}
