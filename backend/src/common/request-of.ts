import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import { unauthenticated } from './errors.js';
import { sourceOf } from './source.js';

/** The signed-in person as every request and socket carries them. */
export interface Viewer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  createdAt: string;
  emailVerified: boolean;
  hasSecondFactor: boolean;
  /** An admin who first has to set up a second factor; until then `isAdmin` is false. */
  adminLocked: boolean;
}

/** What REST, GraphQL over HTTP and GraphQL over sockets have in common. */
export interface RequestContext {
  viewer: Viewer | null;
  /** The caller's full address, for the audit trail. */
  ip: string;
  /** What rate limits count as one caller; see sourceOf. */
  source: string;
  /** Of an HTTP response that GraphQL answers: what its middleware wants to know. */
  locals?: Express.Locals;
  /** The session that the request came with; absent for visitors and on sockets. */
  sessionId?: string;
}

declare global {
  namespace Express {
    interface Locals {
      /** A mutation changed something. */
      hasMutated?: boolean;
    }
    interface User extends Viewer {}
  }
}

export function contextOfRequest(request: Request): RequestContext {
  const ip = request.ip ?? request.socket.remoteAddress ?? 'unknown';
  const viewer = request.user ?? null;
  return { viewer, ip, source: sourceOf(ip), ...(viewer && { sessionId: request.sessionID }) };
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
