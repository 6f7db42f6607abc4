import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import { STEP_UP, type StepUpCondition } from '../common/api/access.js';
import { requestOf } from '../common/api/request-of.js';
import { StepUp } from './step-up.service.js';

/** Enforces `@NeedsStepUp()` for REST and GraphQL alike; runs after the access guard. */
@Injectable()
export class StepUpGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly stepUp: StepUp,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const isNeeded = this.reflector.getAllAndOverride<StepUpCondition | undefined>(STEP_UP, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isNeeded?.(argumentsOf(context))) await this.stepUp.require(requestOf(context));
    return true;
  }
}

function argumentsOf(context: ExecutionContext): Record<string, unknown> {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getArgs<Record<string, unknown>>();
  const request = context.switchToHttp().getRequest<Request>();
  return { ...request.params, input: request.body as unknown };
}
