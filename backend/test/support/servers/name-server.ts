import { createSocket, type Socket } from 'node:dgram';

const TXT = 16;
const NO_SUCH_NAME = 3;

/** A real name server on UDP that has text records only, and can be silent. */
export class NameServer {
  readonly texts = new Map<string, string[]>();
  isSilent = false;
  port = 0;
  private socket: Socket | null = null;

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const socket = createSocket('udp4');
    socket.on('message', (query, { address, port }) => {
      if (!this.isSilent) socket.send(this.answer(query), port, address);
    });
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    this.port = socket.address().port;
    this.socket = socket;
  }

  stop(): void {
    this.socket?.close();
  }

  /** RFC 1035, with the rule of RFC 8020 that a name exists if there is one below it. */
  private answer(query: Buffer): Buffer {
    const { name, end } = nameIn(query);
    const asked = query.readUInt16BE(end);
    const texts = this.texts.get(name) ?? [];
    const exists = texts.length > 0 || [...this.texts.keys()].some((known) => known.endsWith(`.${name}`));
    const answers = asked === TXT ? texts.map(textRecord) : [];
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(0x8180 | (exists ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    return Buffer.concat([header, query.subarray(12, end + 4), ...answers]);
  }
}

/** The name of the first question, and where it ends. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A record of the name in the question, in strings of at most 255 bytes. */
function textRecord(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [];
  const data = Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
  );
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(TXT, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}
