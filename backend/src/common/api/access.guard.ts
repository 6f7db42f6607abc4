import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access-marks.js';
import { forbidden, setupRequired } from './errors.js';
import { requestOf, viewerOf } from './request-of.js';
import { reachOf } from './scopes.js';

/** The one guard for REST, GraphQL and graphql-ws. Operations require a signed-in user unless marked otherwise, and an API token needs a scope. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'member';
    const request = requestOf(context);
    if (request.token) reachOf(context, request.token);
    if (access === 'public') return true;
    const viewer = viewerOf(request);
    if (access === 'member' || viewer.roles.some((role) => role === 'admin' || access.includes(role)))
      return true;
    throw viewer.staffLocked ? setupRequired() : forbidden();
  }
}
