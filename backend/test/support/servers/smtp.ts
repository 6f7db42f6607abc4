import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Delivered {
  /** The envelope: who really gets it. */
  to: string[];
  from: string;
  raw: string;
  mail: Email;
}

/** A real SMTP server in the test's own process, which can be away or in a bad mood. */
export class MailServer {
  readonly delivered: Delivered[] = [];
  /** Answers this many deliveries with a temporary failure. */
  refusals = 0;
  port = 0;
  private server: SMTPServer | null = null;

  get url(): string {
    return `smtp://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 500,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.refusals > 0) {
            this.refusals--;
            return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          }
          void this.take(Buffer.concat(chunks), session.envelope).then(() => done(), done);
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** The first mail to this address that fits, as soon as it is there. */
  async mailTo(
    address: string,
    fits: (mail: Email) => boolean = () => true,
    withinMs = 60_000,
  ): Promise<Delivered> {
    for (const until = Date.now() + withinMs; Date.now() < until;) {
      const found = this.delivered.find(({ to, mail }) => to.includes(address) && fits(mail));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`No mail to ${address} within ${withinMs} ms.`);
  }

  private async take(
    raw: Buffer,
    envelope: { mailFrom: unknown; rcptTo: { address: string }[] },
  ): Promise<void> {
    this.delivered.push({
      to: envelope.rcptTo.map(({ address }) => address),
      from: (envelope.mailFrom as { address?: string }).address ?? '',
      raw: raw.toString('utf8'),
      mail: await PostalMime.parse(raw),
    });
  }
}
