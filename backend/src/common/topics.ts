import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
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
  /** The other processes could not be heard for a while: whoever relies on the rest of these looks for themselves. */
  mayHaveMissed: Record<string, never>;
}

type Listener<Name extends keyof Topics> = (payload: Topics[Name]) => void;

const CHANNEL = 'handover:topics';

interface Envelope {
  from: string;
  topic: keyof Topics;
  payload: never;
}

/** In-process publish and subscribe; with a Redis every process hears every other. */
@Injectable()
export class TopicBus implements OnModuleDestroy {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly id = randomUUID();
  private readonly publisher: Redis | null = null;
  private readonly subscriber: Redis | null = null;

  constructor(config: Config) {
    if (!config.redisUrl) return;
    // what cannot be sent now is not sent later: by then the others have looked for themselves
    this.publisher = new Redis(config.redisUrl, {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: 1_000,
    });
    this.subscriber = new Redis(config.redisUrl, { maxRetriesPerRequest: null, autoResubscribe: false });
    for (const connection of [this.publisher, this.subscriber]) connection.on('error', () => undefined);
    this.subscriber.on('message', (_channel, text) => this.hear(text));
    this.subscriber.on('ready', () => void this.listen());
  }

  /** Own people are told at once, whether Redis is there or not. */
  publish<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): void {
    this.emitter.emit(topic, payload);
    this.publisher
      ?.publish(CHANNEL, JSON.stringify({ from: this.id, topic, payload }))
      .catch(() => undefined);
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

  /** With each connection anew; what was said before it, nobody heard. */
  private async listen(): Promise<void> {
    try {
      await this.subscriber?.subscribe(CHANNEL);
      this.emitter.emit('mayHaveMissed', {});
    } catch {
      // the connection has broken again: the next one begins here
    }
  }

  private hear(text: string): void {
    const { from, topic, payload } = JSON.parse(text) as Envelope;
    if (from !== this.id) this.emitter.emit(topic, payload);
  }
}
