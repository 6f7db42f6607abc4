import type { Flood } from './flood.js';
import { reads, type Member } from './members.js';
import { pause, type Product } from './product.js';
import { request, Wire, type Outcome } from './wire.js';

const OTHERS = 16;
const OTHERS_PAUSE_MS = 20;
const CALM_MS = 3_000;
/** The requests of others are measured for this long from the event on. */
const MEASURED_MS = 3_000;
/** The event may take this long to reach all subscriptions. */
export const ARRIVES_WITHIN_MS = 30_000;

export interface Seen {
  calm: number[];
  during: Outcome[];
  /** The event itself, if it was refused. */
  failed: string[];
  arrivedMs: number;
}

/** Visitors and a member who read meanwhile. */
export class Others {
  private readonly questions: Buffer[];

  constructor(
    private readonly product: Product,
    { cookie }: Member,
    contract: string,
  ) {
    this.questions = [
      ...reads(contract),
      ...['/api/auth/user', '/api/conversations', `/api/contracts/${contract}`].map((path) =>
        request('GET', path, { cookie }),
      ),
    ];
  }

  /** Causes the event, and asks until it has reached every subscription. */
  async during(flood: Flood, event: () => Promise<void>): Promise<Seen> {
    let isOver = false;
    const [calm, during]: [number[], Outcome[]] = [[], []];
    let began = Infinity;
    const asking = Array.from({ length: OTHERS }, async (_, n) => {
      const wire = new Wire(this.product.port);
      for (let turn = n; !isOver; turn++) {
        const outcome = await wire.ask(this.questions[turn % this.questions.length] as Buffer);
        const sentAt = performance.now() - outcome.ms;
        // a request that was on its way when the event came counts too
        if (performance.now() < began) calm.push(outcome.ms);
        else if (sentAt < began + MEASURED_MS) during.push(outcome);
        await pause(OTHERS_PAUSE_MS);
      }
      wire.close();
    });
    await pause(CALM_MS);
    began = performance.now();
    const failed = await event().then(
      () => [],
      (error: unknown) => [`the event: ${String(error)}`],
    );
    while (performance.now() - began < ARRIVES_WITHIN_MS && flood.heard < flood.live) await pause(10);
    const arrivedMs = flood.heard < flood.live ? Infinity : performance.now() - began;
    await pause(Math.max(0, began + MEASURED_MS - performance.now()));
    isOver = true;
    await Promise.all(asking);
    return { calm, during, failed, arrivedMs };
  }
}
