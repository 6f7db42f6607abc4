import DataLoader from 'dataloader';
import type { RequestContext } from '../common/request-of.js';

/**
 * Loads what the fields of a GraphQL operation ask for in batches: one DataLoader per request, so that nothing is
 * remembered for the next one. Events of a subscription are requests of their own.
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
