const FINAL_TEXT = 0x81;

/** An unmasked text frame of the WebSocket protocol (RFC 6455, 5.2) for each tail, with the head before it. */
export function textFrames(head: Buffer, tails: readonly Buffer[]): Buffer {
  let size = 0;
  for (const tail of tails) size += startOf(head.length + tail.length) + head.length + tail.length;
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const tail of tails) {
    const length = head.length + tail.length;
    const start = startOf(length);
    frames[at] = FINAL_TEXT;
    if (start === 2) frames[at + 1] = length;
    else if (start === 4) {
      frames[at + 1] = 126;
      frames.writeUInt16BE(length, at + 2);
    } else {
      frames[at + 1] = 127;
      frames.writeBigUInt64BE(BigInt(length), at + 2);
    }
    at += start;
    at += head.copy(frames, at);
    at += tail.copy(frames, at);
  }
  return frames;
}

/** Bytes before the payload of an unmasked frame. */
const startOf = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);
