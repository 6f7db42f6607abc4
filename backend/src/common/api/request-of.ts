import { mayDo, type Right, type Role } from '@handover/domain/roles';
import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { unauthenticated } from './errors.js';
import type { RequestToken } from './scopes.js';
import { sourceOf } from './source.js';

/** The signed-in user of a request or socket. */
export interface Viewer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** Whether `roles` has `admin`. */
  isAdmin: boolean;
  roles: Role[];
  createdAt: string;
  emailVerified: boolean;
  hasSecondFactor: boolean;
  /** True for a member with roles who must set up a second factor first; until then `roles` is empty. */
  staffLocked: boolean;
  /** The version of the terms that they accepted last. */
  termsVersion: number | null;
  /** The organisation of the API token that the request was sent with: it reaches only the contracts of that one. */
  actsFor?: string | null;
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
  /** The API token that the request was sent with; the viewer is its owner, without roles unless it has `admin:read`. */
  token?: RequestToken | undefined;
}

declare global {
  namespace Express {
    interface Locals {
      /** A mutation changed something. */
      hasMutated?: boolean;
      /** The contract that a GraphQL operation shows. */
      contractId?: string;
      /** A GraphQL operation was answered without errors. */
      isComplete?: boolean;
    }
    interface User extends Viewer {}
    interface Request {
      token?: RequestToken;
    }
  }
}

/** The address is computed when it is asked for: few operations need it. */
class HttpContext implements RequestContext {
  readonly viewer: Viewer | null;
  readonly token: RequestToken | undefined;

  constructor(
    private readonly request: Request,
    readonly locals?: Express.Locals,
  ) {
    this.viewer = request.user ?? null;
    this.token = request.token;
  }

  get ip(): string {
    return this.request.ip ?? this.request.socket.remoteAddress ?? 'unknown';
  }

  get source(): string {
    return sourceOf(this.ip);
  }

  get userAgent(): string | undefined {
    return this.request.headers['user-agent'];
  }

  get sessionId(): string | undefined {
    return this.viewer && !this.token ? this.request.sessionID : undefined;
  }
}

export const contextOfRequest = (request: Request): RequestContext => new HttpContext(request);

/** The context of a GraphQL operation over HTTP. */
export const contextOfOperation = (request: Request, response: Response): RequestContext =>
  new HttpContext(request, response.locals);

export function requestOf(context: ExecutionContext): RequestContext {
  if (context.getType<string>() === 'graphql')
    return GqlExecutionContext.create(context).getContext<RequestContext>();
  return contextOfRequest(context.switchToHttp().getRequest<Request>());
}

export function viewerOf({ viewer }: Pick<RequestContext, 'viewer'>): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** Whether the viewer has the right by one of their roles. */
export const may = (viewer: Pick<Viewer, 'roles'> | null | undefined, right: Right): boolean =>
  mayDo(viewer?.roles ?? [], right);
