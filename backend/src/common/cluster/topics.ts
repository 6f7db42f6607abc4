import type { AvailabilityRule } from '@handover/domain/availability';
import type { OrganisationKind } from '@handover/domain/business/organisations';
import type { BookSubject } from '@handover/domain/rules/rule';
import type { LegalKind } from '@handover/domain/legal/legal-kinds';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Config } from '../config/config.js';
import { isWorker, PrimaryLink } from './primary-link.js';
import type { Receiver, TopicLink } from './topic-link.js';
import { RedisLink } from './topics.redis.js';

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
  /** An application or an offer of it has changed; the holder and this candidate load it again. */
  applicationChanged: { contractId: string; applicationId: string; candidateId: string };
  /** More rows of an import are done, or it has ended. */
  importChanged: { importId: string };
  /** A contract was reserved, is free again, is sold in another way or has another status: its pages load it again. */
  saleChanged: { contractId: string };
  /** Notifications were written for these members. */
  notificationsAdded: { ids: string[]; userIds: string[] };
  /** A setting was created, changed or deleted: cached settings are stale. */
  settingsChanged: Record<string, never>;
  /** What the operator allows by state and type was changed: all decisions, and when the newest one was made. */
  availabilityChanged: { rules: readonly AvailabilityRule[]; changedAt: string };
  /** Subjects of the rule book that were changed, as they are now. */
  ruleBookChanged: { subjects: readonly BookSubject[] };
  /** An organisation was approved or closed; `shown` is null for a closed one. */
  organisationChanged: { id: string; shown: { name: string; kind: OrganisationKind } | null };
  /** A version of a legal text was published. */
  legalTextPublished: { kind: LegalKind; version: number; requiresConsent: boolean };
  /** A write may have changed what visitors read. */
  publicDataChanged: Record<string, never>;
  /** A session has ended, or all sessions of a user. */
  sessionsEnded: { sessionId: string } | { userId: string };
  /** An API token was revoked. */
  tokenRevoked: { tokenId: string };
  /** Events of other processes may be lost, so subscribers must reload. */
  mayHaveMissed: Record<string, never>;
}

type Listener<Name extends keyof Topics> = (payload: Topics[Name]) => void;

interface Envelope {
  from: string;
  topic: keyof Topics;
  payload: never;
}

/** Publish and subscribe within the process, and across processes with Redis or between the workers of one machine. */
@Injectable()
export class TopicBus implements OnApplicationShutdown {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly id = randomUUID();
  private readonly link: TopicLink | null;

  constructor({ redisUrl }: Config) {
    const receiver: Receiver = {
      hear: (text) => this.hear(text),
      mayHaveMissed: () => void this.emitter.emit('mayHaveMissed', {}),
    };
    if (redisUrl) this.link = new RedisLink(redisUrl, receiver, this.envelope('mayHaveMissed', {}));
    else this.link = isWorker() ? new PrimaryLink(receiver) : null;
  }

  /** Local subscribers are notified synchronously, independent of other processes. */
  publish<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): void {
    this.emitter.emit(topic, payload);
    this.link?.send(this.envelope(topic, payload));
  }

  /** Returns a function that unsubscribes. */
  on<Name extends keyof Topics>(topic: Name, listener: Listener<Name>): () => void {
    this.emitter.on(topic, listener);
    return () => void this.emitter.off(topic, listener);
  }

  onApplicationShutdown(): void {
    this.link?.close();
  }

  private envelope<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): string {
    return JSON.stringify({ from: this.id, topic, payload });
  }

  private hear(text: string): void {
    const { from, topic, payload } = JSON.parse(text) as Envelope;
    if (from !== this.id) this.emitter.emit(topic, payload);
  }
}
