import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../common/api/errors.js';
import { FairQueue } from '../common/fair-queue.js';
import { unavailable } from '../common/api/to-app-error.js';
import { PHOTO_WIDTHS } from '../contracts/photo.js';
import type { DecoderAnswer, DecoderTask, LogoTask, PreviewTask, Refusal } from './decoder.process.js';
import { PHOTO_LIMITS, REFUSED } from './photo.limits.js';

const LONGEST_MS = 10_000;
/** A process that had nothing to do for so long gives its memory back. */
const IDLE_MS = 60_000;
/**
 * A file of its own, which is not in the bundle, so its path starts at the parent folder. `.ts` while the product runs from its
 * sources, which Node can run as long as they import no other source.
 */
const PROGRAM = join(import.meta.dirname, `../photos/decoder.process${extname(import.meta.filename)}`);

export type Decoded = Extract<DecoderAnswer, { width: number }>;

type Refusals = Record<Refusal | 'slow', string>;

const refused = (text: string) => new AppError('BAD_REQUEST', text);

/** The next message of the process; null if it ends first, or is ended because it says nothing for ten seconds. */
async function answerOf<Answer>(child: ChildProcess): Promise<Answer | null> {
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  try {
    const message = once(child, 'message', { signal }) as Promise<[Answer]>;
    const exit = once(child, 'exit', { signal }).then(() => null);
    return (await Promise.race([message, exit]))?.[0] ?? null;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/**
 * Makes the versions of photos, two at a time, each in a process of its own: a decoder that crashes or hangs takes only its
 * photo with it, and no pixel passes through the event loop of the server.
 */
@Injectable()
export class Decoder implements OnApplicationShutdown {
  private readonly queue = new FairQueue({ atOnce: 2, waiting: 64, waitingPerSource: 12 }, () =>
    unavailable(),
  );
  protected readonly program = PROGRAM;
  private readonly idle: { child: ChildProcess; stop: NodeJS.Timeout }[] = [];
  private readonly all = new Set<ChildProcess>();

  /** Waiting uploads are processed round-robin by `member`. Refuses what is no acceptable photo with BAD_REQUEST. */
  decode(member: string, source: string, target: string): Promise<Decoded> {
    return this.run(member, { source, target, widths: PHOTO_WIDTHS, limits: PHOTO_LIMITS }, REFUSED);
  }

  /** Draws a logo or a preview image; refuses with BAD_REQUEST and a text of `refusals`. */
  draw(member: string, task: LogoTask | PreviewTask, refusals: Refusals): Promise<Decoded> {
    return this.run(member, task, refusals);
  }

  private run(member: string, task: DecoderTask, refusals: Refusals): Promise<Decoded> {
    return this.queue.run(member, async () => {
      const answer = await this.ask(task, refusals);
      if ('refused' in answer) throw refused(refusals[answer.refused]);
      if ('failed' in answer) throw unavailable(new Error(answer.failed));
      return answer;
    });
  }

  onApplicationShutdown(): void {
    for (const child of this.all) child.kill('SIGKILL');
  }

  private async ask(task: DecoderTask, refusals: Refusals): Promise<DecoderAnswer> {
    const child = this.takeIdle() ?? (await this.start());
    const from = performance.now();
    child.send(task, () => undefined);
    const answer = await answerOf<DecoderAnswer>(child);
    if (!answer) throw refused(refusals[performance.now() - from >= LONGEST_MS ? 'slow' : 'broken']);
    this.keep(child);
    return answer;
  }

  private takeIdle(): ChildProcess | undefined {
    const last = this.idle.pop();
    clearTimeout(last?.stop);
    return last?.child;
  }

  /** A process that does not come up is the server's trouble and says nothing about the photo. */
  private async start(): Promise<ChildProcess> {
    // none of the server's settings, which include secrets
    const env = { MALLOC_ARENA_MAX: '2' };
    const child = fork(this.program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.all.add(child);
    child.on('error', () => undefined);
    child.once('exit', () => {
      this.all.delete(child);
      const at = this.idle.findIndex((one) => one.child === child);
      if (at >= 0) this.idle.splice(at, 1);
    });
    if (!(await answerOf<'ready'>(child))) throw unavailable(new Error('no process for photos has started'));
    return child;
  }

  private keep(child: ChildProcess): void {
    this.idle.push({ child, stop: setTimeout(() => child.kill(), IDLE_MS).unref() });
  }
}
