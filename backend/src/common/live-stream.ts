import { AppError } from './api/errors.js';

/** Receives each event at once and in order, until the stream ends; with an error if it ended abnormally. */
export interface Watcher<Event> {
  next(event: Event): void;
  end(error?: Error): void;
}

/** Events that a subscriber may have unread before it is ended with RESYNC. */
export const MAX_UNREAD = 256;

export const resync = () =>
  new AppError('RESYNC', 'You missed some messages. Please load the ones after the last you have seen.');

/**
 * The result of a subscription resolver: one stream for all subscribers of the same subject. The socket gate joins it,
 * executes each event once for all of them and writes the same bytes to every socket, so events must not depend on the
 * subscriber.
 */
export abstract class LiveStream<Event> implements AsyncIterable<Event> {
  /** Returns a function that leaves the stream. */
  abstract join(watcher: Watcher<Event>): () => void;

  /** GraphQL accepts only what looks like an iterable as the result of a subscription. */
  [Symbol.asyncIterator](): AsyncIterator<Event> {
    throw new Error('A stream is joined, not iterated over.');
  }
}

/** A stream whose owner tells it of events, and drops it when the last watcher leaves. */
export class SharedStream<Event> extends LiveStream<Event> {
  private readonly watchers = new Set<Watcher<Event>>();

  constructor(private readonly onEmpty: () => void) {
    super();
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  join(watcher: Watcher<Event>): () => void {
    this.watchers.add(watcher);
    return () => {
      if (this.watchers.delete(watcher) && this.isEmpty) this.onEmpty();
    };
  }

  tell(event: Event): void {
    for (const watcher of [...this.watchers]) watcher.next(event);
  }

  /** By default because events may have been missed: subscribers load everything again. */
  end(error: Error = resync()): void {
    for (const watcher of [...this.watchers]) watcher.end(error);
  }
}
