import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { requestOf } from '../common/request-of.js';
import { StepUp } from './step-up.service.js';

const STEP_UP = 'step-up';

/** Asks for a proof again before this operation when the last one is older than 15 minutes. */
export const NeedsStepUp = () => SetMetadata(STEP_UP, true);

/** Runs after the access guard, for REST and GraphQL alike. */
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
