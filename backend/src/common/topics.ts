import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Config } from './config.js';
import { connectRedis } from './redis.js';

/** Payload of each topic. Only services publish, and only after their commit. */
export interface Topics {
  /** A new message of the contract, as GraphQL's Message shows it. */
  messageSent: { contractId: string; message: object };
  /** A message's text changed: an admin hid it, showed it again or cleared its flags. */
  messageChanged: { contractId: string; message: object };
  /** A transfer has changed; its parties load it again. */
  transferChanged: { transferId: string };
  /** A private message of a transfer was sent; its text is read by those who may read it. */
  transferMessageSent: { transferId: string };
  /** Notifications were written for these members. */
  notificationsAdded: { ids: string[]; userIds: string[] };
  /** A setting was created, changed or deleted: cached settings are stale. */
  settingsChanged: Record<string, never>;
  /** A write may have changed what visitors read. */
  publicDataChanged: Record<string, never>;
  /** A session has ended, or all sessions of a user. */
  sessionsEnded: { sessionId: string } | { userId: string };
  /** Redis reconnected: events may be lost, so subscribers must reload. */
  mayHaveMissed: Record<string, never>;
}

type Listener<Name extends keyof Topics> = (payload: Topics[Name]) => void;

const CHANNEL = 'handover:topics';
/** Each process hears its own heartbeat over the channel. */
const BEAT_EVERY_MS = 2_000;
const DEAF_AFTER_MS = 5_000;

interface Envelope {
  from: string;
  topic: keyof Topics | 'beat';
  payload: never;
}

/** Publish and subscribe within the process, and across processes with Redis. */
@Injectable()
export class TopicBus implements OnModuleDestroy {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly id = randomUUID();
  private readonly publisher: ReturnType<typeof connectRedis> | null = null;
  private readonly subscriber: ReturnType<typeof connectRedis> | null = null;
  private readonly beats: NodeJS.Timeout | undefined;
  private heardAt = 0;

  constructor(config: Config) {
    if (!config.redisUrl) return;
    // Do not queue events while Redis is down: the other processes reload after they reconnect.
    this.publisher = connectRedis(config.redisUrl, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: 1_000,
    });
    this.subscriber = connectRedis(config.redisUrl, { maxRetriesPerRequest: null, autoResubscribe: false });
    this.subscriber.on('message', (_channel: string, text: string) => this.hear(text));
    this.subscriber.on('ready', () => void this.listen());
    this.beats = setInterval(() => this.beat(), BEAT_EVERY_MS).unref();
  }

  /** Local subscribers are notified synchronously, independent of Redis. */
  publish<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): void {
    this.emitter.emit(topic, payload);
    this.send(topic, payload);
  }

  /** Returns a function that unsubscribes. */
  on<Name extends keyof Topics>(topic: Name, listener: Listener<Name>): () => void {
    this.emitter.on(topic, listener);
    return () => void this.emitter.off(topic, listener);
  }

  onModuleDestroy(): void {
    clearInterval(this.beats);
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  private send(topic: Envelope['topic'], payload: object): void {
    this.publisher
      ?.publish(CHANNEL, JSON.stringify({ from: this.id, topic, payload }))
      .catch(() => undefined);
  }

  /** A connection can be open and pass nothing on; then both are made again. */
  private beat(): void {
    if (this.subscriber?.status !== 'ready') this.heardAt = performance.now();
    else if (performance.now() - this.heardAt > DEAF_AFTER_MS) {
      this.publisher?.disconnect(true);
      this.subscriber.disconnect(true);
    } else this.send('beat', {});
  }

  /** Subscribes on each connection; events before it are lost. */
  private async listen(): Promise<void> {
    try {
      await this.subscriber?.subscribe(CHANNEL);
      this.heardAt = performance.now();
      this.emitter.emit('mayHaveMissed', {});
    } catch {
      // The connection broke again; the next one subscribes again.
    }
  }

  private hear(text: string): void {
    const { from, topic, payload } = JSON.parse(text) as Envelope;
    this.heardAt = performance.now();
    if (from !== this.id && topic !== 'beat') this.emitter.emit(topic, payload);
  }
}
