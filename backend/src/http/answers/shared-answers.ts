import { Injectable } from '@nestjs/common';
import type { Api } from '../../common/observe/metrics.js';
import { SharedResults } from '../../common/shared-results.js';
import { TopicBus } from '../../common/cluster/topics.js';

/** A finished answer without what differs from one response to the next. */
export interface Answer {
  /** How metrics name it. */
  api: Api;
  operation: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Of an answer of the APIs that is an error. */
  errorCode?: string | undefined;
  /** False for an answer that lacks data; it is not cached, only given to the requests that waited for it. */
  isComplete: boolean;
  /** Length of the body without slots. */
  bytes: number;
  includes(text: string): boolean;
  /** The body of one response, with the texts of its own by the names of their slots; one piece if it has no slots. */
  pieces(slots: Record<string, string>): readonly Buffer[];
}

const MAX_AGE_MS = 1_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Keys, headers and objects beside the bodies. */
const BYTES_PER_ANSWER = 2_048;

/**
 * The public answers that visitors share, for a second at most: pages, REST and GraphQL (docs/adr/0017). A computation
 * that ends in null could not be shared.
 */
@Injectable()
export class SharedAnswers extends SharedResults<Answer | null> {
  private readonly asked = new RecentKeys();

  constructor(topics: TopicBus) {
    super({
      maxAgeMs: MAX_AGE_MS,
      most: MOST_BYTES,
      weightOf: (answer) => BYTES_PER_ANSWER + (answer?.bytes ?? 0),
      isComplete: (answer) => answer?.isComplete ?? false,
    });
    const everything = ['publicDataChanged', 'settingsChanged', 'mayHaveMissed'] as const;
    const messages = ['messageSent', 'messageChanged'] as const;
    for (const topic of everything) topics.on(topic, () => this.forget());
    for (const topic of messages) topics.on(topic, ({ contractId }) => this.forgetContract(contractId));
  }

  /** Whether the key was asked for within the time that answers are cached; from now on, it was. */
  isRepeated(key: string): boolean {
    return this.asked.add(key, this.options.maxAgeMs);
  }

  /** Answers of GraphQL need not have the ids of the contracts they show. */
  private forgetContract(id: string): void {
    this.forget(
      (answer, key) =>
        answer?.api === 'graphql' ||
        decodeURIComponent(key).toLowerCase().includes(id) ||
        answer?.includes(id) === true,
    );
  }
}

/** More than are added in a second, so that few overwrite one another. */
const SLOTS = 16_384;

/** Remembers which keys were added lately. It stores a hash of each instead of the key, which leaves no garbage behind. */
export class RecentKeys {
  private readonly hashes = new Int32Array(SLOTS);
  private readonly times = new Float64Array(SLOTS).fill(-Infinity);

  /** Adds a key and returns whether it was added within the last `withinMs` already. Rarely wrong, in both directions. */
  add(key: string, withinMs: number): boolean {
    const hash = hashOf(key);
    const slot = hash & (SLOTS - 1);
    const now = performance.now();
    const isRecent = this.hashes[slot] === hash && now - (this.times[slot] as number) < withinMs;
    this.hashes[slot] = hash;
    this.times[slot] = now;
    return isRecent;
  }
}

/** FNV-1a over the code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
