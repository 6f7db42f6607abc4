import { connect, type Socket } from 'node:net';

/** A request as bytes, including forms that a client library would refuse to send. */
export interface WireRequest {
  /** Names the operation in reports. */
  about: string;
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body?: Buffer;
}

export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
  ms: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LONGEST_WAIT_MS = 10_000;

/** A keep-alive connection that sends any bytes. */
export class Wire {
  private socket: Socket | null = null;
  private received = Buffer.alloc(0);
  private wake: () => void = () => undefined;

  constructor(private readonly port: number) {}

  /** The answer; null if the server closed the connection without one. */
  async send(request: WireRequest): Promise<WireAnswer | null> {
    const { method, target, headers, body } = request;
    const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    const socket = await this.open();
    this.received = Buffer.alloc(0);
    const from = performance.now();
    socket.write(body ? Buffer.concat([head, body]) : head);
    const answer = await this.read(method);
    if (!answer || answer.headers.get('connection') === 'close') this.close();
    return answer && { ...answer, ms: performance.now() - from };
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private async open(): Promise<Socket> {
    if (this.socket && !this.socket.destroyed && this.socket.writable) return this.socket;
    const socket = connect(this.port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake();
    });
    socket.on('error', () => undefined);
    const gone = () => {
      if (this.socket === socket) this.socket = null;
      this.wake();
    };
    socket.on('end', gone);
    socket.on('close', gone);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return (this.socket = socket);
  }

  private async read(method: string): Promise<Omit<WireAnswer, 'ms'> | null> {
    const end = await this.until(() => {
      const at = this.received.indexOf(HEAD_END);
      return at < 0 ? null : at;
    });
    if (end === null) return null;
    const [statusLine = '', ...lines] = this.received.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(statusLine.split(' ')[1]);
    this.received = this.received.subarray(end + HEAD_END.length);
    if (status === 100) return this.read(method);
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    return { status, headers, body: (await this.body(method, status, headers)).toString('utf8') };
  }

  private async body(method: string, status: number, headers: Map<string, string>): Promise<Buffer> {
    if (method === 'HEAD' || status === 204 || status === 304 || status === 101) return Buffer.alloc(0);
    const length = headers.get('content-length');
    if (length !== undefined) {
      await this.until(() => (this.received.length >= Number(length) ? 0 : null));
      return this.received.subarray(0, Number(length));
    }
    if (headers.get('transfer-encoding') === 'chunked') return this.chunks();
    await this.until(() => null);
    return this.received;
  }

  private async chunks(): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (;;) {
      const line = await this.until(() => {
        const at = this.received.indexOf('\r\n');
        return at < 0 ? null : at;
      });
      if (line === null) return Buffer.concat(parts);
      const size = parseInt(this.received.subarray(0, line).toString(), 16);
      const from = line + 2;
      await this.until(() => (this.received.length >= from + size + 2 ? 0 : null));
      parts.push(this.received.subarray(from, from + size));
      this.received = this.received.subarray(from + size + 2);
      if (size === 0) return Buffer.concat(parts);
    }
  }

  /** The first result that `look` finds in the received bytes; null if the connection ends first. */
  private async until(look: () => number | null): Promise<number | null> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      const found = look();
      if (found !== null) return found;
      if (!this.socket) return look();
      if (Date.now() > deadline) throw new Error('no whole answer within 10 s');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1_000);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
