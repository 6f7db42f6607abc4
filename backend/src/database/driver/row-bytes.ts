import type pg from 'pg';
import { Parser } from 'pg-protocol/dist/parser.js';

/** Node's types do not show `utf8Slice`, which is faster than the `toString('utf8')` that calls it. */
export type Bytes = Buffer & { utf8Slice(start: number, end: number): string };

/** A row as PostgreSQL sent it. Its bytes are never written again. */
export class RowBytes {
  readonly name = 'dataRow';

  constructor(
    readonly bytes: Bytes,
    /** Offset of the number of columns. */
    readonly start: number,
    readonly length: number,
  ) {}

  /** The values as text, for pg's own queries. */
  get fields(): (string | null)[] {
    locate(this);
    return Array.from({ length: this.bytes.readInt16BE(this.start) }, (_, column) =>
      isNull(column) ? null : this.bytes.utf8Slice(starts[column] as number, ends[column] as number),
    );
  }
}

/** PostgreSQL allows 1,664 columns. */
const MOST_COLUMNS = 2048;
const NULL = -1;

/** Start and end of each value in the row that was located last. */
export const starts = new Int32Array(MOST_COLUMNS);
export const ends = new Int32Array(MOST_COLUMNS);
export const isNull = (column: number): boolean => ends[column] === NULL;

let located: RowBytes | null = null;

/** Finds the values of a row. Returns at once for the row of the last call, which is the usual case. */
export function locate(row: RowBytes): void {
  if (row === located) return;
  located = row;
  const { bytes, start } = row;
  const columns = bytes.readInt16BE(start);
  let at = start + 2;
  for (let column = 0; column < columns; column++) {
    // like readInt32BE, but without its checks
    const length =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
    starts[column] = at += 4;
    ends[column] = length < 0 ? NULL : (at += length);
  }
}

const DATA_ROW = 0x44;

type Message = { name: string };
/** The parts of pg's parser that its types do not show. */
const PgParser = Parser as unknown as new () => {
  buffer: Buffer;
  bufferOffset: number;
  bufferLength: number;
  parse(chunk: Buffer, emit: (message: Message) => void): void;
  handlePacket(start: number, code: number, length: number, bytes: Buffer): Message;
};

class RowBytesParser extends PgParser {
  override parse(chunk: Buffer, emit: (message: Message) => void): void {
    // pg would move the start of an incomplete message to the start of its buffer, over rows that are still to be read
    if (this.bufferLength > 0 && this.bufferOffset > 0) {
      this.buffer = this.buffer.subarray(this.bufferOffset, this.bufferOffset + this.bufferLength);
      this.bufferOffset = 0;
    }
    super.parse(chunk, emit);
  }

  override handlePacket(start: number, code: number, length: number, bytes: Buffer): Message {
    return code === DATA_ROW
      ? new RowBytes(bytes as Bytes, start, length)
      : super.handlePacket(start, code, length, bytes);
  }
}

interface Connection extends pg.Connection {
  _emitMessage: boolean;
  attachListeners(stream: pg.Connection['stream']): void;
}

/** Makes a connection hand its rows to queries as `RowBytes`. Everything else is as in pg. */
export function keepRowBytes(connection: pg.Connection): void {
  const own = connection as Connection;
  own.attachListeners = (stream) => {
    const parser = new RowBytesParser();
    const emit = (message: Message) => {
      if (own._emitMessage) own.emit('message', message);
      own.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
    };
    stream.on('data', (chunk: Buffer) => parser.parse(chunk, emit));
  };
}
