type Handler = (event: unknown) => void;

/** `on`, `once` and `off` as the elements have them. Handlers run in a task of their own, never in the caller's. */
export class Emitter {
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly onceOf = new WeakMap<Handler, Handler>();

  on(name: string, handler: Handler): this {
    const known = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, known.add(handler));
    return this;
  }

  once(name: string, handler: Handler): this {
    const wrapped: Handler = (event) => {
      this.off(name, handler);
      handler(event);
    };
    this.onceOf.set(handler, wrapped);
    return this.on(name, wrapped);
  }

  off(name: string, handler?: Handler): this {
    if (!handler) this.handlers.delete(name);
    else {
      this.handlers.get(name)?.delete(handler);
      this.handlers.get(name)?.delete(this.onceOf.get(handler) ?? handler);
    }
    return this;
  }

  protected emit(name: string, event: unknown): void {
    setTimeout(() => [...(this.handlers.get(name) ?? [])].forEach((handler) => handler(event)));
  }
}
