import { Injectable } from '@nestjs/common';
import type { Api } from '../../common/observe/metrics.js';
import { SharedResults } from '../../common/shared-results.js';
import { TopicBus } from '../../common/cluster/topics.js';

/** A finished answer without the parts that differ between responses. */
export interface Answer {
  api: Api;
  operation: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Error code, if this is an error response of an API. */
  errorCode?: string | undefined;
  /** False if data is missing. Such an answer goes only to the requests that waited for it and is not cached. */
  isComplete: boolean;
  /** The contract whose view each of its requests is; a page's is in its address. */
  contractId?: string | undefined;
  /** Length of the body without slots. */
  bytes: number;
  includes(text: string): boolean;
  /**
   * The body of one response. `slots` maps slot names to the texts of this response; a body without slots is one piece.
   */
  pieces(slots: Record<string, string>): readonly Buffer[];
}

const MAX_AGE_MS = 1_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** Estimated memory of an answer without its body: key, headers and objects. */
const BYTES_PER_ANSWER = 2_048;

/**
 * Public answers (pages, REST and GraphQL) that visitors share for at most a second (docs/adr/0017). A computation
 * returns null if its answer must not be shared.
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

  /** Records a request for the key. Returns whether there was another one within the time that answers are cached. */
  isRepeated(key: string): boolean {
    return this.asked.add(key, this.options.maxAgeMs);
  }

  /** Forgets all GraphQL answers, because they may show the contract without its id. */
  private forgetContract(id: string): void {
    this.forget(
      (answer, key) =>
        answer?.api === 'graphql' ||
        decodeURIComponent(key).toLowerCase().includes(id) ||
        answer?.includes(id) === true,
    );
  }
}

/** More slots than keys are added in a second, so that few keys overwrite each other. */
const SLOTS = 16_384;

/** Remembers recently added keys. It stores hashes in fixed arrays, so adding a key allocates no memory. */
export class RecentKeys {
  private readonly hashes = new Int32Array(SLOTS);
  private readonly times = new Float64Array(SLOTS).fill(-Infinity);

  /**
   * Adds a key and returns whether it was already added within the last `withinMs`. Hash collisions rarely make this
   * wrong.
   */
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
