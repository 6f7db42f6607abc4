import { connect, type Socket } from 'node:net';

const MESSAGE_SENT =
  'subscription ($id: ID!) { messageSent(contractId: $id) { id contractId senderId isSeller message createdAt } }';
const HANDSHAKE = Buffer.from(
  'GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
    'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
);
const INIT = masked(0x1, Buffer.from('{"type":"connection_init"}'));
const PONG = masked(0xa, Buffer.alloc(0));
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const HEAD_END = Buffer.from('\r\n\r\n');
const NEXT = Buffer.from('"type":"next"');
const ACK = Buffer.from('connection_ack');
const LIVE = Buffer.from('"live"');
const NUMBER = Buffer.from('"message":"Number ');
const DIGIT_ZERO = 48;
/** One read buffer shared by all sockets; frames are parsed in place and not kept. */
const shared = Buffer.allocUnsafe(256 * 1024);

/**
 * A subscriber of a thread that scales to 10,000: it parses frames in the shared read buffer, so that the client's core
 * has time to spare and the measurement is of the server.
 */
export class Subscriber {
  /** The received message numbers and their times. */
  readonly numbers: number[] = [];
  readonly times: number[] = [];
  isClosed = false;
  private isUpgraded = false;
  private rest: Buffer | null = null;
  private readonly socket: Socket;
  private settle: ((isLive: boolean) => void) | undefined;

  private constructor(
    port: number,
    readonly room: string,
    private readonly id: string,
    private readonly onMessage: (number: number) => void,
  ) {
    this.socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (count, buffer) => {
          this.read((buffer as Buffer).subarray(0, count));
          return true;
        },
      },
    });
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('end', () => this.socket.destroy());
    this.socket.on('close', () => {
      this.isClosed = true;
      this.settled(false);
    });
    this.socket.write(HANDSHAKE);
    this.socket.write(INIT);
  }

  /** Resolves when the server confirms the subscription; null if it does not. */
  static open(
    port: number,
    room: string,
    id: string,
    onMessage: (number: number) => void = () => undefined,
  ): Promise<Subscriber | null> {
    return new Promise((resolve) => {
      const subscriber = new Subscriber(port, room, id, onMessage);
      subscriber.settle = (isLive) => resolve(isLive ? subscriber : null);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private settled(isLive: boolean): void {
    this.settle?.(isLive);
    this.settle = undefined;
  }

  private read(came: Buffer): void {
    let bytes = this.rest ? Buffer.concat([this.rest, came]) : came;
    this.rest = null;
    if (!this.isUpgraded) {
      const end = bytes.indexOf(HEAD_END);
      if (end < 0) return this.keep(bytes);
      if (bytes.subarray(9, 12).toString() !== '101') return this.close();
      this.isUpgraded = true;
      bytes = bytes.subarray(end + HEAD_END.length);
    }
    while (bytes.length >= 2) {
      const short = (bytes[1] as number) & 0x7f;
      const start = short === 126 ? 4 : 2;
      if (bytes.length < start) break;
      const end = start + (short === 126 ? bytes.readUInt16BE(2) : short);
      if (bytes.length < end) break;
      this.hear((bytes[0] as number) & 0xf, bytes.subarray(start, end));
      bytes = bytes.subarray(end);
    }
    if (bytes.length > 0) this.keep(bytes);
  }

  /** The next read overwrites the shared buffer. */
  private keep(bytes: Buffer): void {
    this.rest = Buffer.from(bytes);
  }

  private hear(opcode: number, payload: Buffer): void {
    if (opcode === PING) this.socket.write(PONG);
    else if (opcode === CLOSE) this.close();
    else if (opcode !== TEXT) return;
    else if (payload.includes(NEXT)) {
      const number = numberIn(payload);
      this.times.push(performance.now());
      this.numbers.push(number);
      this.onMessage(number);
    } else if (payload.includes(ACK)) this.socket.write(this.subscription());
    else this.settled(payload.includes(LIVE));
  }

  private subscription(): Buffer {
    const payload = { query: MESSAGE_SENT, variables: { id: this.room } };
    return masked(TEXT, Buffer.from(JSON.stringify({ id: this.id, type: 'subscribe', payload })));
  }
}

function numberIn(payload: Buffer): number {
  let number = 0;
  const from = payload.indexOf(NUMBER);
  if (from < 0) return NaN;
  for (let at = from + NUMBER.length; ; at++) {
    const digit = (payload[at] ?? 0) - DIGIT_ZERO;
    if (digit < 0 || digit > 9) return number;
    number = number * 10 + digit;
  }
}

/** A client's frame; a mask of zeros is a valid mask. */
function masked(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | length, 0, 0, 0, 0])
      : Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}
