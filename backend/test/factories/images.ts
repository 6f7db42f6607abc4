import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface Drawn {
  width?: number;
  height?: number;
  /** Makes the picture differ from others. */
  seed?: number;
}

/** A picture with edges and colors, as sharp works with it. */
export function drawn({ width = 480, height = 360, seed = 0 }: Drawn = {}) {
  const hue = (seed * 47) % 360;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="hsl(${hue}, 60%, 70%)"/>
        <rect width="50%" height="50%" fill="#d33"/>
        <circle cx="70%" cy="60%" r="20%" fill="#236"/><text x="20" y="60" font-size="40">${seed}</text></svg>`,
    ),
  ).flatten({ background: '#fff' });
}

export const jpeg = (what?: Drawn): Promise<Buffer> => drawn(what).jpeg().toBuffer();

/** As a phone writes it: held upright, with the place and the camera. */
export const phonePhoto = (): Promise<Buffer> =>
  drawn({ width: 1200, height: 900 })
    .withExif({
      IFD0: { Make: 'Acme', Model: 'Phone 7' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 2/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 35/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Ada lives at 1 Main Street</secret></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG of zeros, which is small whatever its size in pixels is; `more` stands before its data. */
export function emptyPng(width: number, height: number, pixels: Buffer, more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits, shades of gray
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    PNG,
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', deflateSync(pixels, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const rows = (width: number, height: number): Buffer => Buffer.alloc((width + 1) * height);

export interface Hostile {
  name: string;
  bytes: Buffer;
  type: string;
  status: number;
}

/** Files that are no photos although they say so, or that would cost much to decode. */
export async function hostileFiles(): Promise<Hostile[]> {
  const good = await jpeg();
  const webp = await drawn().webp().toBuffer();
  const frames = await Promise.all(
    [1, 2].map((seed) => drawn({ width: 500, height: 400, seed }).png().toBuffer()),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const frameCount = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const bad = (name: string, bytes: Buffer, type = 'image/jpeg', status = 400): Hostile => ({
    ...{ name, bytes, type, status },
  });
  return [
    bad('half of a JPEG', good.subarray(0, good.length / 2)),
    bad('half of a WebP', webp.subarray(0, webp.length / 2), 'image/webp'),
    bad(
      'the first bytes of a JPEG, then noise',
      Buffer.concat([good.subarray(0, 20), Buffer.alloc(5000, 0x5a)]),
    ),
    bad('a header of 60,000 x 60,000 pixels', emptyPng(60_000, 60_000, Buffer.alloc(100)), 'image/png'),
    bad('64 megapixels of zeros', emptyPng(8_000, 8_000, rows(8_000, 8_000)), 'image/png'),
    bad('one pixel', emptyPng(1, 1, rows(1, 1)), 'image/png'),
    bad('399 x 300 pixels', await jpeg({ width: 399, height: 300 })),
    bad('an animated WebP', animated, 'image/webp'),
    bad('an animated PNG', emptyPng(500, 400, rows(500, 400), [pngChunk('acTL', frameCount)]), 'image/png'),
    bad('a GIF', await drawn().gif().toBuffer(), 'image/gif'),
    bad(
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'image/svg+xml',
    ),
    bad(
      'HTML with the type of a photo',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'image/png',
    ),
    bad('a script that begins as a GIF', Buffer.from('GIF89a/*'.padEnd(900) + '*/=alert(1)'), 'image/jpeg'),
    bad('a PDF', Buffer.from('%PDF-1.7\n'.padEnd(900)), 'image/jpeg'),
    bad('nothing but zeros', Buffer.alloc(2000), 'image/webp'),
    bad('a photo with the type of a form', good, 'application/x-www-form-urlencoded', 415),
    bad('a photo with the type of a text', good, 'text/plain', 415),
    bad('11 MB', Buffer.concat([good, Buffer.alloc(11 * 1024 * 1024)]), 'image/jpeg', 413),
  ];
}

/** A photo that is also an archive: what follows the photo is not stored. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await jpeg({ seed: 99 }), Buffer.from('PK\x03\x04<script>alert("polyglot")</script>')]);
