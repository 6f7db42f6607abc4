import { setTimeout as sleep } from 'node:timers/promises';
import { RawSocket } from '../../backend/test/support/sockets.js';

/** A client as the page is: it connects again after a close, and then reads the thread again. */
export class Watcher {
  readonly texts = new Set<string>();
  readonly codes: number[] = [];
  awayMs = 0;
  private isOver = false;
  private socket: RawSocket | undefined;

  constructor(
    private readonly site: string,
    private readonly contractId: string,
  ) {}

  async start(): Promise<void> {
    const socket = await RawSocket.open(this.site);
    this.socket = socket;
    socket.socket.on('message', (data) => this.keep((data as Buffer).toString()));
    await socket.watch(this.contractId);
    void socket.closed.then(({ code }) => this.again(code));
  }

  stop(): void {
    this.isOver = true;
    this.socket?.socket.close();
  }

  private async again(code: number): Promise<void> {
    if (this.isOver) return;
    this.codes.push(code);
    const from = performance.now();
    const known = new Set(this.texts);
    for (;;)
      try {
        await this.start();
        break;
      } catch {
        await sleep(100);
      }
    this.awayMs = Math.max(this.awayMs, performance.now() - from);
    await this.readMissed(known);
  }

  /** Pages back to a message that it had before. */
  private async readMissed(known: ReadonlySet<string>): Promise<void> {
    let address: string | undefined = `${this.site}/api/contracts/${this.contractId}/chat?limit=100`;
    while (address) {
      const answer: Response = await fetch(address);
      const texts = this.keep(await answer.text());
      const [, more] = /<([^>]+)>/.exec(answer.headers.get('link') ?? '') ?? [];
      address = more && !texts.some((text) => known.has(text)) ? new URL(more, this.site).href : undefined;
    }
  }

  private keep(text: string): string[] {
    const texts = Array.from(text.matchAll(/"message":"(Number \d+)"/g), ([, message = '']) => message);
    for (const message of texts) this.texts.add(message);
    return texts;
  }
}
