import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request } from 'express';
import { unauthenticated } from './errors.js';

/** The signed-in person as every request and socket carries them. */
export interface Viewer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  createdAt: string;
  emailVerified: boolean;
}

/** What REST, GraphQL over HTTP and GraphQL over sockets have in common. */
export interface RequestContext {
  viewer: Viewer | null;
  /** The caller's address, for rate limits and the audit trail. */
  ip: string;
  /** Of an HTTP response that GraphQL answers: what its middleware wants to know. */
  locals?: Express.Locals;
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

export const contextOfRequest = (request: Request): RequestContext => ({
  viewer: request.user ?? null,
  ip: request.ip ?? request.socket.remoteAddress ?? 'unknown',
});

export function requestOf(context: ExecutionContext): RequestContext {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<RequestContext>();
  return contextOfRequest(context.switchToHttp().getRequest<Request>());
}

export function viewerOf(request: RequestContext): Viewer {
  if (!request.viewer) throw unauthenticated();
  return request.viewer;
}
