import DataLoader from 'dataloader';
import type { RequestContext } from '../common/api/request-of.js';

/**
 * Loads the values that fields of a GraphQL operation need in batches. Each request has its own DataLoader, so nothing
 * is cached for the next request. Each event of a subscription counts as a request.
 */
export class RequestLoader<Key, Value> {
  private readonly loaders = new WeakMap<RequestContext, DataLoader<Key, Value, unknown>>();

  /** `load` returns a value for each key, in the same order. */
  constructor(
    private readonly load: (keys: readonly Key[], request: RequestContext) => Promise<Value[]>,
    private readonly cacheKeyFn: (key: Key) => unknown = (key) => key,
  ) {}

  get(request: RequestContext, key: Key): Promise<Value> {
    let loader = this.loaders.get(request);
    if (!loader) {
      loader = new DataLoader((keys) => this.load(keys, request), { cacheKeyFn: this.cacheKeyFn });
      this.loaders.set(request, loader);
    }
    return loader.load(key);
  }
}

/**
 * Reads each key once per request, at the first call, for values that several queries of a page need. Do not use it in
 * mutations: they would see the value from before their change. Unlike a RequestLoader it does not wait for more keys,
 * so the statement leaves in the same packet as its neighbors. A failed read is not cached.
 */
export class OncePerRequest<Value> {
  private readonly reads = new WeakMap<RequestContext, Map<string, Promise<Value>>>();

  constructor(private readonly read: (key: string) => Promise<Value>) {}

  /** The read of this key that the request has begun, if any. */
  begun(request: RequestContext, key: string): Promise<Value> | undefined {
    return this.reads.get(request)?.get(key);
  }

  get(request: RequestContext, key: string): Promise<Value> {
    let reads = this.reads.get(request);
    if (!reads) this.reads.set(request, (reads = new Map<string, Promise<Value>>()));
    const known = reads.get(key);
    if (known) return known;
    const value = this.read(key);
    reads.set(key, value);
    value.catch(() => reads.delete(key));
    return value;
  }
}
