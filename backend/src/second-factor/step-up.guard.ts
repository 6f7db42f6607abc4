import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { STEP_UP } from '../common/access.js';
import { requestOf } from '../common/request-of.js';
import { StepUp } from './step-up.service.js';

/** Enforces `@NeedsStepUp()` for REST and GraphQL alike; runs after the access guard. */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly stepUp: StepUp,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needed = this.reflector.getAllAndOverride<boolean | undefined>(STEP_UP, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (needed) await this.stepUp.require(requestOf(context));
    return true;
  }
}
