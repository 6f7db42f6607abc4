import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import { passwordMatches } from '../users/passwords.js';
import { SessionStore } from '../sessions/session.store.js';
import { invalid, stepUpRequired, unauthenticated } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { scopeMissing } from '../common/api/scopes.js';
import { requestOf, viewerOf, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { Database } from '../database/database.js';
import { findAccount } from '../users/accounts.js';
import { Confirmed, type PasskeyOptions } from './factors.types.js';
import { Passkeys } from './passkeys.js';
import type { ProofInput } from './factor.inputs.js';
import { SecondFactors } from './second-factors.service.js';
import { STEP_UP, type StepUpCondition } from '../common/api/access-marks.js';

/** How long a proof is valid; signing in counts as one. */
const GOOD_FOR = '15 minutes';

/**
 * Step-up authentication: operations that could do lasting harm require a recent proof of identity. Members with a
 * second factor use it; members without one enter their password.
 */
@Injectable()
export class StepUp {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly limits: RateLimits,
  ) {}

  /** Throws STEP_UP_REQUIRED, with the accepted kinds of proof, unless the session has a recent proof. */
  async require(caller: RequestContext): Promise<void> {
    const viewer = viewerOf(caller);
    const provedBy = await this.sessions.recentProof(caller.sessionId, GOOD_FOR);
    if (provedBy && (!viewer.hasSecondFactor || provedBy === 'factor')) return;
    throw stepUpRequired(await this.proofsOf(viewer));
  }

  /** Checks a proof and records it in the caller's session. */
  async confirm(caller: RequestContext, input: ProofInput): Promise<Confirmed> {
    const viewer = viewerOf(caller);
    if (viewer.hasSecondFactor) await this.factors.prove(viewer.id, sessionOf(caller), input, 'session');
    else await this.checkPassword(caller, input.password);
    const provedBy = viewer.hasSecondFactor ? 'factor' : 'password';
    await this.sessions.keepProof(this.database, sessionOf(caller), provedBy);
    return Object.assign(new Confirmed(), { success: true });
  }

  /** Throws unless it is the member's password. Attempts are limited per account. */
  async checkPassword(
    caller: RequestContext,
    password: string | null | undefined,
    field = 'password',
  ): Promise<void> {
    const viewer = viewerOf(caller);
    if (!password) throw invalid({ [field]: 'Please enter your password.' });
    await this.limits.take('secondFactor', `session ${viewer.id}`);
    const found = await findAccount(this.database, viewer.email);
    if (!(await passwordMatches(found?.passwordHash, password, caller.source)))
      throw invalid({ [field]: 'This password is wrong.' });
  }

  /** Options for the browser to ask for one of the caller's passkeys. */
  challenge(caller: RequestContext): Promise<PasskeyOptions> {
    return this.passkeys.assertion(sessionOf(caller), viewerOf(caller).id);
  }

  private async proofsOf(viewer: Viewer) {
    if (viewer.hasSecondFactor) return this.factors.of(viewer.id);
    const found = await findAccount(this.database, viewer.email);
    return found?.passwordHash ? ['password' as const] : [];
  }
}

export function sessionOf(caller: RequestContext): string {
  if (!caller.sessionId) throw unauthenticated();
  return caller.sessionId;
}

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
    if (!isNeeded?.(argumentsOf(context))) return true;
    const request = requestOf(context);
    if (request.token) throw scopeMissing([]);
    await this.stepUp.require(request);
    return true;
  }
}

function argumentsOf(context: ExecutionContext): Record<string, unknown> {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getArgs<Record<string, unknown>>();
  const request = context.switchToHttp().getRequest<Request>();
  return { ...request.params, input: request.body as unknown };
}
