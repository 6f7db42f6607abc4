import { AppError } from './errors.js';

/** Somebody who is told each event at once, in order, until the end; an end with an error says why. */
export interface Watcher<Event> {
  next(event: Event): void;
  end(error?: Error): void;
}

/** What one reader may leave unread before it is told to resynchronise. */
export const MOST_UNREAD = 256;

export const resync = () =>
  new AppError('RESYNC', 'You missed some messages. Please load the ones after the last you have seen.');

/**
 * What a subscription resolver returns: one stream for all who watch the same thing. The socket gate joins it
 * directly, runs each event once for all of them and writes the same bytes to every socket, so its events must not
 * depend on who is watching. Anybody else may iterate over it; nothing in it grows without bound.
 */
export abstract class LiveStream<Event> implements AsyncIterable<Event> {
  /** Returns the way to leave. */
  abstract join(watcher: Watcher<Event>): () => void;

  [Symbol.asyncIterator](): AsyncIterator<Event> {
    const unread: Event[] = [];
    let ended = false;
    let error: Error | undefined;
    let wake: (() => void) | undefined;
    const finish = (reason?: Error) => {
      ended = true;
      error = reason;
      leave();
      wake?.();
    };
    const leave = this.join({
      next: (event) => {
        if (unread.length >= MOST_UNREAD) {
          unread.length = 0;
          finish(resync());
          return;
        }
        unread.push(event);
        wake?.();
      },
      end: finish,
    });
    return {
      next: async () => {
        while (unread.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve));
        const value = unread.shift();
        if (value !== undefined) return { done: false, value };
        if (error) throw error;
        return { done: true, value: undefined };
      },
      return: async () => {
        finish();
        return { done: true, value: undefined };
      },
    };
  }
}
