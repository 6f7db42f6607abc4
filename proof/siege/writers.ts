import pg from 'pg';
import { chatMessage, contactRequest, listing, type Member } from './members.js';
import { pause, type Product } from './product.js';
import { isDone, Wire, type Outcome } from './wire.js';

const COLUMNS = { messages: 'message', contracts: 'title', contact_requests: 'message' } as const;
type Table = keyof typeof COLUMNS;

/** Members who write messages, contracts and contact requests, and remember which writes were acknowledged. */
export class Writers {
  outcomes: Outcome[] = [];
  private readonly acknowledged: { table: Table; text: string }[] = [];
  private isOver = true;
  private atWork: Promise<void>[] = [];
  private number = 0;

  constructor(
    private readonly product: Product,
    private readonly member: Member,
    private readonly contract: string,
  ) {}

  get written(): number {
    return this.acknowledged.length;
  }

  start(count: number): void {
    this.outcomes = [];
    this.isOver = false;
    this.atWork = Array.from({ length: count }, () => this.write());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.atWork);
  }

  /** Writes that were acknowledged but are in no table. */
  async lost(): Promise<string[]> {
    const client = new pg.Client({ connectionString: this.product.databaseUrl });
    await client.connect();
    try {
      const lost: string[] = [];
      for (const [table, column] of Object.entries(COLUMNS)) {
        const texts = this.acknowledged.filter((one) => one.table === table).map(({ text }) => text);
        const { rows } = await client.query<{ text: string }>(
          `select text from unnest($1::text[]) text except select ${column} from ${table}`,
          [texts],
        );
        lost.push(...rows.map(({ text }) => `${table}: ${text}`));
      }
      return lost;
    } finally {
      await client.end();
    }
  }

  private async write(): Promise<void> {
    const wire = new Wire(this.product.port);
    const { cookie } = this.member;
    const turns: [Table, (text: string) => Buffer][] = [
      ['messages', (text) => chatMessage(cookie, this.contract, text)],
      ['contracts', (text) => listing(cookie, text)],
      ['contact_requests', contactRequest],
    ];
    while (!this.isOver)
      for (const [table, request] of turns) {
        const text = `Number ${++this.number}`;
        const outcome = await wire.ask(request(text), true);
        this.outcomes.push(outcome);
        if (isDone(outcome)) this.acknowledged.push({ table, text });
        await pause(5);
      }
    wire.close();
  }
}
