import type { INestApplicationContext, Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../common/api/access.js';

type Handler = () => void;

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

  /** Who may call an operation, as the guard reads it. */
  accessOf(operationId: string): Access {
    const found = this.named.get(operationId);
    const access =
      found &&
      new Reflector().getAllAndOverride<Access | undefined>(ACCESS, [found.handler, found.controller]);
    return access ?? 'member';
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
