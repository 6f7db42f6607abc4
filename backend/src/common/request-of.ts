import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import { unauthenticated } from './errors.js';
import { sourceOf } from './source.js';

/** The signed-in user of a request or socket. */
export interface Viewer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  createdAt: string;
  emailVerified: boolean;
  hasSecondFactor: boolean;
  /** True for an admin who must set up a second factor first; until then `isAdmin` is false. */
  adminLocked: boolean;
}

/** What REST, GraphQL over HTTP and GraphQL over sockets have in common. */
export interface RequestContext {
  viewer: Viewer | null;
  /** The caller's full address, for the audit trail. */
  ip: string;
  /** The caller as rate limits count it; see sourceOf. */
  source: string;
  /** How the client names itself; absent on sockets. */
  userAgent?: string;
  /** Locals of the HTTP response to a GraphQL request, for middleware. */
  locals?: Express.Locals;
  /** The session of the request; absent for visitors and on sockets. */
  sessionId?: string;
}

declare global {
  namespace Express {
    interface Locals {
      /** A mutation changed something. */
      hasMutated?: boolean;
      /** A GraphQL operation was answered without errors. */
      isComplete?: boolean;
    }
    interface User extends Viewer {}
  }
}

export function contextOfRequest(request: Request): RequestContext {
  const ip = request.ip ?? request.socket.remoteAddress ?? 'unknown';
  const viewer = request.user ?? null;
  const userAgent = request.headers['user-agent'];
  return { viewer, ip, source: sourceOf(ip), userAgent, ...(viewer && { sessionId: request.sessionID }) };
}

export function requestOf(context: ExecutionContext): RequestContext {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<RequestContext>();
  return contextOfRequest(context.switchToHttp().getRequest<Request>());
}

export function viewerOf(request: RequestContext): Viewer {
  if (!request.viewer) throw unauthenticated();
  return request.viewer;
}
