import type { Scope } from '@handover/domain/business/scopes';
import { RequestMethod, type INestApplicationContext, type Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ApiOperation } from '@nestjs/swagger';
import type { GraphQLSchema } from 'graphql';
import { ACCESS, STEP_UP, type Access } from '../common/api/access-marks.js';
import { BEFORE_TERMS, CONFIRMED_EMAIL } from '../common/api/access.js';
import { SCOPE, scopesFor } from '../common/api/scopes.js';
import { operationName, operationsMarked } from '../common/api/operation-marks.js';
import { REFUSES, type RestCode } from '../common/api/refuses.js';

type Handler = () => void;

export interface Declared {
  access: Access;
  needsStepUp: boolean;
  isBeforeTerms: boolean;
  needsConfirmedEmail: boolean;
  refuses: RestCode[];
  /** The scopes that let an API token in; none if no token may. */
  scopes: readonly Scope[];
  /** It repeats its answer for an Idempotency-Key. */
  takesKeys: boolean;
}

const reflector = new Reflector();

/** The methods of all controllers, by the operationId that the description of the API gives them. */
export class Handlers {
  private readonly controllers = new Map<string, Type>();
  private readonly named = new Map<string, { controller: Type; handler: Handler }>();

  constructor(app: INestApplicationContext) {
    for (const module of app.get(ModulesContainer).values())
      for (const { metatype } of module.controllers.values())
        if (metatype) this.controllers.set(metatype.name, metatype as Type);
  }

  /** For SwaggerModule: names an operation and remembers its method. */
  name = (controllerName: string, methodName: string): string => {
    const name = operationIdOf(controllerName, methodName);
    const controller = this.controllers.get(controllerName);
    const handler = (controller?.prototype as Record<string, Handler> | undefined)?.[methodName];
    if (controller && handler) this.named.set(name, { controller, handler });
    return name;
  };

  /** Who may call an operation, as the guards read it, and which errors `@Refuses` lists. */
  declared(operationId: string): Declared {
    const found = this.named.get(operationId);
    const targets = found ? [found.handler, found.controller] : [];
    const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'member';
    const needsStepUp = reflector.getAllAndOverride<unknown>(STEP_UP, targets) !== undefined;
    return {
      access,
      needsStepUp,
      ...tokensOf(found, access, needsStepUp),
      isBeforeTerms: reflector.getAllAndOverride<unknown>(BEFORE_TERMS, targets) !== undefined,
      needsConfirmedEmail: reflector.getAllAndOverride<unknown>(CONFIRMED_EMAIL, targets) !== undefined,
      refuses: reflector.getAllAndOverride<RestCode[] | undefined>(REFUSES, targets) ?? [],
    };
  }

  /** Gives each handler without `@ApiOperation` the description of the GraphQL operation with its name. */
  summarize(schema: GraphQLSchema): void {
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    for (const { prototype } of this.controllers.values())
      for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        const description = fields[name]?.description;
        if (description)
          ApiOperation({ summary: asSummary(description) }, { overrideExisting: false })(
            prototype as object,
            name,
            descriptor as PropertyDescriptor,
          );
      }
  }

  /** The classes of everything that handlers take: bodies and queries among them. */
  parameterTypes(): Set<Type> {
    const types = [...this.controllers.values()].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype).flatMap(
        (method) =>
          (Reflect.getMetadata('design:paramtypes', prototype as object, method) ?? []) as unknown[],
      ),
    );
    return new Set(types.filter((type): type is Type => typeof type === 'function'));
  }
}

/** Without the final period, and without who may call: `document.ts` adds that to each description. */
const asSummary = (description: string) =>
  description
    .replace(/\.$/, '')
    .replace(/^For (admins|staff|moderators|finance|support)( and support)?[:,] ./, (start) =>
      start.slice(-1).toUpperCase(),
    );

function tokensOf(
  found: { controller: Type; handler: Handler } | undefined,
  access: Access,
  needsStepUp: boolean,
): Pick<Declared, 'scopes' | 'takesKeys'> {
  if (!found) return { scopes: [], takesKeys: false };
  const { controller, handler } = found;
  const marked = reflector.getAllAndOverride<readonly Scope[] | 'any' | undefined>(SCOPE, [
    handler,
    controller,
  ]);
  const method = Reflect.getMetadata('method', handler) as RequestMethod;
  const scopes = scopesFor({ marked, access, needsStepUp, isRead: method === RequestMethod.GET });
  const isSecret = operationsMarked('secretAnswer').has(
    operationName(controller.prototype as object, handler.name),
  );
  return {
    scopes: scopes === 'any' ? [] : scopes,
    takesKeys: method === RequestMethod.POST && access !== 'public' && !isSecret && !takesImages(handler),
  };
}

const takesImages = (handler: Handler): boolean =>
  (Reflect.getMetadata('swagger/apiConsumes', handler) as string[] | undefined)?.[0]?.startsWith('image/') ??
  false;

/**
 * A handler's name is its operationId: `submitContract`. One that is a bare verb gets its controller's noun:
 * ThingsController.list is `listThings`, ThingsController.get is `getThing`.
 */
function operationIdOf(controllerName: string, methodName: string): string {
  if (/[A-Z]/.test(methodName)) return methodName;
  const noun = controllerName.replace(/Controller$/, '').replace(/^(.+)Admin$/, 'Admin$1');
  const singular = noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return methodName + (methodName === 'list' ? noun : singular);
}
