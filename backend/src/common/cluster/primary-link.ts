import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { Receiver, TopicLink } from './topic-link.js';

/** What a worker sends to the primary process (docs/adr/0024). */
export interface FromWorker {
  /** An event for all other workers. */
  event?: string;
  /** It accepts requests. The text is for the terminal. */
  ready?: string;
  /** Asks for the metrics of all workers. */
  metricsFor?: string;
}

/** What the primary process sends to a worker. */
export interface FromPrimary {
  event?: string;
  /** A worker died, and what it wanted to publish may be lost. */
  missed?: true;
  metricsFor?: string;
  /** Null if a worker did not answer. */
  metrics?: string | null;
}

/** The URL of the database. Not a setting: the primary process adds it to its workers' environment. */
export const STARTED_DATABASE = 'HANDOVER_STARTED_DATABASE';

/** The workers of one machine share limits, events and metrics through their primary process. */
export const isWorker = (): boolean => cluster.isWorker;

export function tellPrimary(message: FromWorker): void {
  // a primary process that has died ends its workers too
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Events between the workers of one machine. */
export class PrimaryLink implements TopicLink {
  private readonly onMessage = ({ event, missed }: FromPrimary) => {
    if (event !== undefined) this.receiver.hear(event);
    if (missed) this.receiver.mayHaveMissed();
  };

  constructor(private readonly receiver: Receiver) {
    process.on('message', this.onMessage);
  }

  send(text: string): void {
    tellPrimary({ event: text });
  }

  close(): void {
    process.off('message', this.onMessage);
  }
}

/** The metrics of all workers, added up. */
export function metricsOfAllWorkers(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const onMessage = ({ metricsFor, metrics }: FromPrimary) => {
      if (metricsFor !== id) return;
      process.off('message', onMessage);
      if (typeof metrics === 'string') resolve(metrics);
      else reject(new Error('A worker did not send its metrics.'));
    };
    process.on('message', onMessage);
    tellPrimary({ metricsFor: id });
  });
}
