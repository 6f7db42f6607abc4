import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS, type Access } from '../common/api/access-marks.js';
import { BEFORE_TERMS } from '../common/api/access.js';
import { termsRequired } from '../common/api/errors.js';
import { requestOf } from '../common/api/request-of.js';
import { TermsInForce } from './terms-in-force.js';

/**
 * Refuses what members write until they have accepted the terms in force, for REST, GraphQL and sockets alike; runs after
 * the access guard. What visitors may do needs no consent, and the operations of staff need none either, because admins
 * repair the texts.
 */
@Injectable()
export class TermsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly terms: TermsInForce,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { viewer } = requestOf(context);
    if (!viewer || (viewer.termsVersion ?? 0) >= this.terms.required || !isWrite(context)) return true;
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'member';
    if (access !== 'member' || this.reflector.getAllAndOverride<unknown>(BEFORE_TERMS, targets)) return true;
    throw termsRequired(this.terms.current, viewer.termsVersion);
  }
}

function isWrite(context: ExecutionContext): boolean {
  if (context.getType<string>() === 'graphql')
    return Reflect.getMetadata('graphql:resolver_type', context.getHandler()) === 'Mutation';
  return !['GET', 'HEAD'].includes(context.switchToHttp().getRequest<Request>().method);
}
