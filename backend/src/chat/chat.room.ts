import { LiveStream, MOST_UNREAD, resync, type Watcher } from '../graphql/live-stream.js';
import type { Message } from './message.entity.js';

export interface MessageSent {
  messageSent: Message;
}

/** Two commits that overtake each other on the way here are put in order within this time, without a query. */
const PATIENCE_MS = 50;

/**
 * Everybody who watches one contract's thread. Messages come here in any order, twice, or not at all (another
 * process, a broken Redis); they leave in the order of their numbers, each once, without a gap.
 */
export class ChatRoom extends LiveStream<MessageSent> {
  private readonly watchers = new Set<Watcher<MessageSent>>();
  private readonly early = new Map<number, Message>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private last: number,
    private readonly since: (seq: number, limit: number) => Promise<Message[]>,
    private readonly onEmpty: (room: ChatRoom) => void,
    /** It does not know any more where it is; whoever comes next opens another one. */
    private readonly onLost: () => void,
  ) {
    super();
    onEmpty(this);
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  join(watcher: Watcher<MessageSent>): () => void {
    this.watchers.add(watcher);
    return () => {
      if (this.watchers.delete(watcher) && this.isEmpty) this.onEmpty(this);
    };
  }

  hear(message: Message): void {
    if (message.seq <= this.last) return;
    if (message.seq > this.last + 1) {
      this.early.set(message.seq, message);
      this.timer ??= setTimeout(() => void this.fillGap(), PATIENCE_MS);
      return;
    }
    this.tell(message);
    this.tellEarly();
  }

  /** Something may have been said that never came here. */
  catchUp(): void {
    this.timer ??= setTimeout(() => void this.fillGap(), PATIENCE_MS);
  }

  private tell(message: Message): void {
    this.last = message.seq;
    for (const watcher of [...this.watchers]) watcher.next({ messageSent: message });
  }

  private tellEarly(): void {
    for (let next = this.early.get(this.last + 1); next; next = this.early.get(this.last + 1)) {
      this.early.delete(next.seq);
      this.tell(next);
    }
    if (this.early.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Reads what never arrived; where that is too much, or cannot be read, everybody resynchronises on their own. */
  private async fillGap(): Promise<void> {
    const upTo = Math.max(this.last, ...this.early.keys());
    const missed = await this.since(this.last, MOST_UNREAD + 1).catch(() => null);
    this.timer = undefined;
    if (!missed || missed.length > MOST_UNREAD) {
      this.early.clear();
      this.onLost();
      for (const watcher of [...this.watchers]) watcher.end(resync());
      return;
    }
    for (const message of missed) if (message.seq > this.last) this.tell(message);
    // a number that is in no row any more is skipped
    this.last = Math.max(this.last, upTo);
    for (const seq of this.early.keys()) if (seq <= this.last) this.early.delete(seq);
    this.tellEarly();
  }
}
