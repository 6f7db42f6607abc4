import type { Receiver, TopicLink } from './topic-link.js';
import { connectRedis } from '../config/redis.js';

const CHANNEL = 'handover:topics';
/** Each process hears its own heartbeat over the channel. */
const BEAT = '';
const BEAT_EVERY_MS = 2_000;
const DEAF_AFTER_MS = 5_000;

/** Events between processes that share a Redis. */
export class RedisLink implements TopicLink {
  private readonly publisher: ReturnType<typeof connectRedis>;
  private readonly subscriber: ReturnType<typeof connectRedis>;
  private readonly beats: NodeJS.Timeout;
  private heardAt = 0;
  private hasLostEvents = false;

  constructor(
    url: string,
    private readonly receiver: Receiver,
    /** Tells the other processes that they may have missed events. */
    private readonly missed: string,
  ) {
    // events are not queued: the others reload what they missed as soon as something can be published again
    this.publisher = connectRedis(url, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: 1_000,
    });
    this.publisher.on('ready', () => {
      if (!this.hasLostEvents) return;
      this.hasLostEvents = false;
      this.send(this.missed);
    });
    this.subscriber = connectRedis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
    this.subscriber.on('message', (_channel: string, text: string) => this.hear(text));
    this.subscriber.on('ready', () => void this.listen());
    this.beats = setInterval(() => this.beat(), BEAT_EVERY_MS).unref();
  }

  send(text: string): void {
    this.publisher.publish(CHANNEL, text).catch(() => {
      if (text !== BEAT) this.hasLostEvents = true;
      // open, but not answering: a new connection may work
      if (this.publisher.status === 'ready') this.publisher.disconnect(true);
    });
  }

  close(): void {
    clearInterval(this.beats);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  /** A connection can be open and pass nothing on; then both are made again. */
  private beat(): void {
    if (this.subscriber.status !== 'ready') this.heardAt = performance.now();
    else if (performance.now() - this.heardAt > DEAF_AFTER_MS) {
      this.publisher.disconnect(true);
      this.subscriber.disconnect(true);
    } else this.send(BEAT);
  }

  /** Subscribes on each connection; events before it are lost. */
  private async listen(): Promise<void> {
    try {
      await this.subscriber.subscribe(CHANNEL);
      this.heardAt = performance.now();
      this.receiver.mayHaveMissed();
    } catch {
      // The connection broke again; the next one subscribes again.
    }
  }

  private hear(text: string): void {
    this.heardAt = performance.now();
    if (text !== BEAT) this.receiver.hear(text);
  }
}
