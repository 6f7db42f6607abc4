import { Injectable } from '@nestjs/common';
import type { Tx } from './database.js';

/** An event that a module emits for the modules above it, because imports only go down. */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set; it only tells the compiler the type. */
  readonly payload?: Payload;
}

type Handler<Payload> = (tx: Tx, payload: Payload) => Promise<void>;

const types: EventType<unknown>[] = [];

/** Defines an event in the module that emits it. */
export function defineEvent<Payload>(name: string): EventType<Payload> {
  const type: EventType<Payload> = { name };
  types.push(type);
  return type;
}

/**
 * Events within a transaction. Handlers run in the emitter's transaction, one after another in the order in which they
 * registered, so what they write exists if and only if the change does; an error of a handler fails the transaction.
 */
@Injectable()
export class Events {
  private readonly handlers = new Map<EventType<unknown>, Handler<unknown>[]>();

  /** Modules call this in constructors. */
  on<Payload>(type: EventType<Payload>, handler: Handler<Payload>): void {
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler as Handler<unknown>]);
  }

  async emit<Payload>(tx: Tx, type: EventType<Payload>, payload: Payload): Promise<void> {
    const handlers = this.handlers.get(type);
    if (!handlers) throw new Error(`No module handles the event ${type.name}.`);
    for (const handler of handlers) await handler(tx, payload);
  }

  /** The names of defined events that no module handles. */
  unhandled(): string[] {
    return types.filter((type) => !this.handlers.has(type)).map(({ name }) => name);
  }
}
