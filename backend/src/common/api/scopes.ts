import type { Scope as ScopeName } from '@handover/domain/business/scopes';
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ACCESS, STEP_UP, type Access } from './access-marks.js';
import { AppError } from './errors.js';

export const SCOPE = 'scope';

/**
 * API tokens with one of these scopes may call the operation; without a scope, no token may. Operations without this mark
 * follow from their access, see `scopesFor`.
 */
export const Scope = (...scopes: readonly ScopeName[]) => SetMetadata(SCOPE, scopes);

/** Any API token may call the operation. */
export const AnyToken = () => SetMetadata(SCOPE, 'any');

/** The token of a request that was sent with one. */
export interface RequestToken {
  id: string;
  scopes: readonly ScopeName[];
  /** What it lists belongs to this organisation; null for the member alone. */
  organisationId: string | null;
}

type Handled = Pick<ExecutionContext, 'getHandler' | 'getClass' | 'getType' | 'switchToHttp'>;

const READS = ['market:read'] as const;
const ADMIN_READS = ['admin:read'] as const;

interface Operation {
  marked: readonly ScopeName[] | 'any' | undefined;
  access: Access;
  needsStepUp: boolean;
  isRead: boolean;
  /** A field of GraphQL that links types. */
  isLink?: boolean;
}

/**
 * The scopes that let a token in. Without a mark: `market:read` for what visitors read, `admin:read` for what staff reads,
 * none for everything else. Fields that link types belong to the operation around them, apart from those of the staff
 * and those with a mark.
 */
export function scopesFor({
  marked,
  access,
  needsStepUp,
  isRead,
  isLink,
}: Operation): readonly ScopeName[] | 'any' {
  if (marked) return marked;
  if (!isRead || needsStepUp) return [];
  if (typeof access !== 'string') return ADMIN_READS;
  if (isLink) return 'any';
  return access === 'public' ? READS : [];
}

const scopesOf = (context: Handled): readonly ScopeName[] | 'any' =>
  scopesFor({
    marked: metadata(context, SCOPE) as Operation['marked'],
    access: (metadata(context, ACCESS) as Access | undefined) ?? 'member',
    needsStepUp: metadata(context, STEP_UP) !== undefined,
    isRead: isRead(context),
    isLink: isLink(context),
  });

/** As whom a token runs an operation: admins keep their roles only where `admin:read` let them in. */
export type Reach = 'visitor' | 'member' | 'staff';

/** Throws FORBIDDEN if the token lacks the scope. */
export function reachOf(context: Handled, { scopes }: RequestToken): Reach {
  const wanted = scopesOf(context);
  const matching = wanted === 'any' ? scopes : wanted.filter((scope) => scopes.includes(scope));
  if (wanted !== 'any' && matching.length === 0) throw scopeMissing(wanted);
  if (matching.includes('admin:read')) return 'staff';
  return matching.some((scope) => scope !== 'market:read') ? 'member' : 'visitor';
}

export const scopeMissing = (scopes: readonly ScopeName[]): AppError =>
  new AppError(
    'FORBIDDEN',
    scopes.length > 0
      ? `This API token needs the scope ${scopes.join(' or ')}.`
      : 'API tokens cannot do this. Please sign in on the site.',
  );

function metadata(context: Handled, key: string): unknown {
  const [handler, type] = [context.getHandler(), context.getClass()];
  return (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, type)) as unknown;
}

const rootType = (context: Handled): unknown =>
  Reflect.getMetadata('graphql:resolver_type', context.getHandler());

/** A field of GraphQL that is no root field. */
const isLink = (context: Handled): boolean =>
  context.getType<string>() === 'graphql' && rootType(context) === undefined;

function isRead(context: Handled): boolean {
  if (context.getType<string>() === 'graphql') return rootType(context) !== 'Mutation';
  return ['GET', 'HEAD'].includes(context.switchToHttp().getRequest<Request>().method);
}
