const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const DOT = 0x2e;
const ZERO = 0x30;

/** Bytes of most answers. */
const USUAL = 128 * 1024;
/** Characters of a text that are copied faster by a loop. */
const SHORT = 24;

/**
 * Writes JSON from the UTF-8 texts of PostgreSQL. The methods that take bytes need their number and 32 more to be reserved;
 * they write nothing and return false if the value must be read and written by `value`.
 */
export class JsonBytes {
  at = 0;
  bytes = Buffer.allocUnsafeSlow(USUAL);
  /** Writes four bytes at a time. */
  words = new DataView(this.bytes.buffer);

  reserve(length: number): void {
    if (this.at + length > this.bytes.length) this.resize(2 * (this.at + length));
  }

  private resize(length: number): void {
    const { bytes, at } = this;
    this.bytes = Buffer.allocUnsafeSlow(length);
    this.words = new DataView(this.bytes.buffer);
    bytes.copy(this.bytes, 0, 0, at);
  }

  /** A copy of what was written, and forgets it. */
  take(): Buffer {
    const taken = Buffer.allocUnsafeSlow(this.at);
    this.bytes.copy(taken, 0, 0, this.at);
    this.at = 0;
    if (this.bytes.length > USUAL) this.resize(USUAL);
    return taken;
  }

  /** Writes a JavaScript value; returns false for undefined, which JSON leaves out. `room` bytes stay reserved. */
  value(value: unknown, room: number): boolean {
    if (typeof value === 'boolean') return this.ascii(value ? 'true' : 'false');
    const json = JSON.stringify(value) as string | undefined;
    if (json === undefined) return false;
    this.reserve(3 * json.length + room);
    if (json.length > SHORT || !this.ascii(json)) this.at += this.bytes.write(json, this.at);
    return true;
  }

  /** False if it is not ASCII. */
  ascii(json: string): boolean {
    const { bytes, at } = this;
    for (let from = 0; from < json.length; from++) {
      const code = json.charCodeAt(from);
      if (code > 0x7f) return false;
      bytes[at + from] = code;
    }
    this.at = at + json.length;
    return true;
  }

  integer(source: Buffer, start: number, end: number): boolean {
    const { bytes } = this;
    let to = this.at;
    for (let from = start; from < end; from++) bytes[to++] = source[from] as number;
    this.at = to;
    return true;
  }

  text(source: Buffer, start: number, end: number): boolean {
    const { bytes } = this;
    let to = this.at;
    bytes[to++] = QUOTE;
    for (let from = start; from < end; from++) {
      const byte = source[from] as number;
      if (byte < SPACE || byte === QUOTE || byte === BACKSLASH) return false;
      bytes[to++] = byte;
    }
    bytes[to++] = QUOTE;
    this.at = to;
    return true;
  }

  boolean(source: Buffer, start: number): boolean {
    return this.value(source[start] === 0x74, 0); // t
  }

  /** Without the spaces that PostgreSQL writes; fractions may end with zeros, which JavaScript leaves out. */
  jsonb(source: Buffer, start: number, end: number): boolean {
    const { bytes } = this;
    let to = this.at;
    for (let from = start; from < end; from++) {
      let byte = source[from] as number;
      if (byte === SPACE) continue;
      if (byte === DOT) return false;
      bytes[to++] = byte;
      if (byte !== QUOTE) continue;
      do {
        bytes[to++] = byte = source[++from] as number;
        if (byte === BACKSLASH) bytes[to++] = source[++from] as number;
      } while (byte !== QUOTE && from < end);
    }
    this.at = to;
    return true;
  }

  /** `2026-03-01 12:00:00.12+00` as `2026-03-01T12:00:00.120Z`. */
  timestamp(source: Buffer, start: number, end: number): boolean {
    const { bytes, at } = this;
    const zone = end - 3;
    const isUtc = source[zone] === 0x2b && source[zone + 1] === ZERO && source[zone + 2] === ZERO;
    if (!isUtc || end - start < 22 || source[start + 10] !== SPACE) return false;
    bytes[at] = QUOTE;
    for (let n = 0; n < 23; n++) bytes[at + 1 + n] = start + n < zone ? (source[start + n] as number) : ZERO;
    bytes[at + 11] = 0x54; // T
    bytes[at + 20] = DOT;
    bytes[at + 24] = 0x5a; // Z
    bytes[at + 25] = QUOTE;
    this.at = at + 26;
    return true;
  }
}
