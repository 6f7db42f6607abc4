import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { EventEmitter } from 'node:events';
import { Config } from './config.js';

/** What is told on each topic. Only services publish, and only after their commit. */
export interface Topics {
  /** A new message of the contract, as GraphQL's Message shows it. */
  messageSent: { contractId: string; message: object };
  /** A message reads differently: a moderator hid it, showed it again or cleared its flags. */
  messageChanged: { contractId: string; message: object };
  /** A setting was made, changed or deleted: what was kept of them is old. */
  settingsChanged: Record<string, never>;
  /** Sessions that end now: one of them, or all of a user. */
  sessionsEnded: { sessionId: string } | { userId: string };
}

type Listener<Name extends keyof Topics> = (payload: Topics[Name]) => void;

const CHANNEL = 'handover:topics';

/** In-process publish and subscribe; with a Redis every process hears every other. */
@Injectable()
export class TopicBus implements OnModuleDestroy {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly publisher: Redis | null = null;
  private readonly subscriber: Redis | null = null;

  constructor(config: Config) {
    if (!config.redisUrl) return;
    this.publisher = new Redis(config.redisUrl, { maxRetriesPerRequest: 1 });
    this.subscriber = new Redis(config.redisUrl, { maxRetriesPerRequest: null });
    for (const connection of [this.publisher, this.subscriber]) connection.on('error', () => undefined);
    this.subscriber.on('message', (_channel, text) => this.hear(text));
    void this.subscriber.subscribe(CHANNEL).catch(() => undefined);
  }

  publish<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): void {
    if (!this.publisher) {
      this.emitter.emit(topic, payload);
      return;
    }
    const text = JSON.stringify({ topic, payload });
    // while Redis is away this process still serves its own people; the others resynchronise
    this.publisher.publish(CHANNEL, text).catch(() => this.emitter.emit(topic, payload));
  }

  /** Returns the way to stop listening. */
  on<Name extends keyof Topics>(topic: Name, listener: Listener<Name>): () => void {
    this.emitter.on(topic, listener);
    return () => void this.emitter.off(topic, listener);
  }

  onModuleDestroy(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  private hear(text: string): void {
    const { topic, payload } = JSON.parse(text) as { topic: keyof Topics; payload: never };
    this.emitter.emit(topic, payload);
  }
}
