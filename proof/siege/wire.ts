import { connect, type Socket } from 'node:net';

/** How a request ended. Status 0: there was no answer, and `failure` says why. */
export interface Outcome {
  status: number;
  ms: number;
  hasRetryAfter: boolean;
  failure?: string;
  /** The first kilobytes of the answer, if asked for. */
  text?: string;
}

interface Asked {
  from: number;
  keepText: boolean;
  resolve(outcome: Outcome): void;
  timer: NodeJS.Timeout | undefined;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const MOST_TEXT = 4_096;
/** One read buffer shared by all connections; answers are parsed in place and not kept. */
const shared = Buffer.allocUnsafe(256 * 1024);

/** A keep-alive connection that costs the client almost no CPU, so that the measurement is of the server. */
export class Wire {
  private socket: Socket | null = null;
  private asked: Asked | null = null;
  private head: Buffer = Buffer.alloc(0);
  private status = 0;
  private hasRetryAfter = false;
  private closes = false;
  private left = 0;
  private chunked = false;
  private tail: Buffer = Buffer.alloc(0);
  private text = '';

  constructor(
    private readonly port: number,
    private readonly patienceMs = 10_000,
  ) {}

  ask(request: Buffer, keepText = false): Promise<Outcome> {
    return new Promise((resolve) => {
      this.asked = {
        from: performance.now(),
        keepText,
        resolve,
        timer: setTimeout(() => this.end('no answer in time'), this.patienceMs),
      };
      this.text = '';
      this.socket ??= this.open();
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private open(): Socket {
    const socket: Socket = connect({
      port: this.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (count, buffer) => {
          if (socket === this.socket) this.read((buffer as Buffer).subarray(0, count));
          return true;
        },
      },
    });
    const gone = (why: string) => {
      if (socket === this.socket) this.end(why);
    };
    socket.on('error', (error: NodeJS.ErrnoException) => gone(error.code ?? error.message));
    socket.on('end', () => gone('closed without an answer'));
    socket.on('close', () => gone('closed without an answer'));
    this.head = Buffer.alloc(0);
    this.status = 0;
    return socket;
  }

  private read(bytes: Buffer): void {
    if (this.asked?.keepText && this.text.length < MOST_TEXT) this.text += bytes.toString('latin1');
    if (this.status === 0) {
      this.head = this.head.length > 0 ? Buffer.concat([this.head, bytes]) : bytes;
      const end = this.head.indexOf(HEAD_END);
      if (end < 0) {
        // the next read overwrites the shared buffer
        this.head = Buffer.from(this.head);
        return;
      }
      this.readHead(this.head.subarray(0, end).toString('latin1'));
      const body = this.head.subarray(end + HEAD_END.length);
      this.head = Buffer.alloc(0);
      this.readBody(body);
    } else this.readBody(bytes);
  }

  private readHead(text: string): void {
    this.status = Number(text.slice(9, 12));
    this.hasRetryAfter = /\r\nretry-after: \d/i.test(text);
    this.closes = /\r\nconnection: close/i.test(text);
    this.left = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
    this.chunked = /\r\ntransfer-encoding: chunked/i.test(text);
    this.tail = Buffer.alloc(0);
  }

  private readBody(bytes: Buffer): void {
    if (this.chunked) {
      const end = Buffer.concat([this.tail, bytes.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
      if (end.equals(LAST_CHUNK)) this.end();
      else this.tail = Buffer.from(end);
    } else {
      this.left -= bytes.length;
      if (this.left <= 0) this.end();
    }
  }

  private end(failure?: string): void {
    const { asked, status, hasRetryAfter } = this;
    if (failure || this.closes) this.close();
    this.asked = null;
    this.status = 0;
    this.closes = false;
    if (!asked) return;
    clearTimeout(asked.timer);
    asked.resolve({
      status: failure ? 0 : status,
      ms: performance.now() - asked.from,
      hasRetryAfter,
      ...(failure && { failure }),
      ...(asked.keepText && { text: this.text }),
    });
  }
}

export interface RequestOptions {
  cookie?: string;
  body?: unknown;
  accept?: string;
}

/** A request as bytes, built once and sent often. */
export function request(method: string, path: string, { cookie, body, accept }: RequestOptions = {}): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(accept ? [`Accept: ${accept}`] : []),
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(json ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json}`);
}

/** True if the request was either served or refused with a Retry-After. */
export const isBusy = ({ status, hasRetryAfter }: Outcome): boolean => status === 503 && hasRetryAfter;
export const isDone = ({ status }: Outcome): boolean => status >= 200 && status < 400;
export const inWords = ({ status, failure, hasRetryAfter }: Outcome): string =>
  failure ?? (status === 503 && !hasRetryAfter ? '503 without Retry-After' : `answered ${status}`);
