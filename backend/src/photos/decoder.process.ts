import { open, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';

/*
 * A process of its own that turns an uploaded file into the versions that are stored. A file that makes a decoder crash or
 * hang ends this process only. It imports no other file of the product, so that it starts quickly and runs from sources, too.
 */

export interface PhotoTask {
  source: string;
  /** The version of each width is written to `${target}-${width}.webp`. */
  target: string;
  widths: readonly number[];
  limits: { pixels: number; longSide: number; shortSide: number };
}

/** A logo becomes PNG files: no SVG is ever shown to a browser. */
export interface LogoTask {
  source: string;
  /** Each version is written to `${target}-${version}.png`. */
  target: string;
  logo: { isSvg: boolean; side: number; icons: readonly number[]; opaque: readonly number[] };
}

/** A preview image (og:image) with another color and another logo. */
export interface PreviewTask {
  /** The shipped preview. */
  source: string;
  target: string;
  preview: { color: string; logo: string };
}

export type Refusal = 'broken' | 'small' | 'large' | 'animated' | 'empty';

export type DecoderTask = PhotoTask | LogoTask | PreviewTask;

export type DecoderAnswer =
  { width: number; height: number; placeholder: string } | { refused: Refusal } | { failed: string };

const PLACEHOLDER_WIDTH = 16;
const QUALITY = 74;
/** Where the chunk of an animated PNG is, if there is one. */
const HEAD_BYTES = 64 * 1024;

class Refused extends Error {
  // no parameter property: Node runs this file without compiling it
  readonly reason: Refusal;

  constructor(reason: Refused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

sharp.cache(false);
sharp.concurrency(1);
// Lower CPU priority, so that decoding does not slow down requests
setPriority(10);

async function refuseAnimatedPng(path: string): Promise<void> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  await file.close();
  const head = buffer.subarray(0, bytesRead);
  const control = head.indexOf('acTL');
  const data = head.indexOf('IDAT');
  if (head.subarray(1, 4).equals(Buffer.from('PNG')) && control >= 0 && (data < 0 || control < data))
    throw new Refused('animated');
}

async function checked({ source, limits }: PhotoTask): Promise<Sharp> {
  await refuseAnimatedPng(source);
  const options = { limitInputPixels: limits.pixels, failOn: 'error', animated: false } as const;
  // reads the header alone
  const {
    width,
    height,
    pages = 1,
  } = await sharp(source, { ...options, limitInputPixels: false }).metadata();
  if (pages > 1) throw new Refused('animated');
  if (width * height > limits.pixels) throw new Refused('large');
  if (Math.max(width, height) < limits.longSide || Math.min(width, height) < limits.shortSide)
    throw new Refused('small');
  return sharp(source, options);
}

/** Without `withMetadata`, sharp writes none: no place, no camera, no color profile. */
async function versionsOf(task: PhotoTask): Promise<DecoderAnswer> {
  const image = await checked(task);
  const widest = Math.max(...task.widths);
  const { data, info } = await image
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, height: 2 * widest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scaled = (to: number) =>
    sharp(data, { raw: { width, height, channels } }).resize({
      width: to,
      height: 2 * to,
      fit: 'inside',
      withoutEnlargement: true,
    });
  for (const to of task.widths)
    await scaled(to).webp({ quality: QUALITY }).toFile(`${task.target}-${to}.webp`);
  const blurred = await scaled(PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${blurred.toString('base64')}` };
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const MOST_SIDE = 10_000;
/** Pixels per inch at which an SVG is as large as it says. */
const SVG_DENSITY = 72;

/** From memory: without an address of its own, an SVG can refer to no file beside it. */
async function readLogo({ source, logo: { isSvg, side } }: LogoTask): Promise<Sharp> {
  if (!isSvg) await refuseAnimatedPng(source);
  const bytes = await readFile(source);
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) throw new Refused('animated');
  const longest = Math.max(width, height);
  if (longest > MOST_SIDE) throw new Refused('large');
  if (!isSvg && longest < 64) throw new Refused('small');
  const density = isSvg ? Math.max(1, (SVG_DENSITY * side) / longest) : SVG_DENSITY;
  return sharp(bytes, { density, failOn: 'error', limitInputPixels: MOST_SIDE * MOST_SIDE });
}

async function logoOf(task: LogoTask): Promise<DecoderAnswer> {
  const { side, icons, opaque } = task.logo;
  const drawn = await (
    await readLogo(task)
  )
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { channels } = await sharp(drawn).stats();
  // nothing to see, such as an SVG that consists of what is not drawn
  if (channels.at(-1)?.max === 0) throw new Refused('empty');
  const { width, height } = await sharp(drawn).metadata();
  const square = (size: number, background: object) =>
    sharp(drawn).resize({ width: size, height: size, fit: 'contain', background });
  await sharp(drawn).toFile(`${task.target}-logo.png`);
  for (const size of icons) await square(size, CLEAR).png().toFile(`${task.target}-${size}.png`);
  // systems cut these to a circle or round them: the logo keeps to the middle
  for (const size of opaque) {
    const inner = Math.round(size * 0.7);
    const edge = { left: Math.floor((size - inner) / 2), right: Math.ceil((size - inner) / 2) };
    await sharp(await square(inner, CLEAR).png().toBuffer())
      .flatten({ background: '#ffffff' })
      .extend({ ...edge, top: edge.left, bottom: edge.right, background: '#ffffff' })
      .toFile(`${task.target}-${size === 512 ? 'maskable' : size}.png`);
  }
  return { width, height, placeholder: '' };
}

/** Where the shipped previews have their logo and their line in the primary color (frontend/e2e/draw-images.ts). */
const PREVIEW = {
  ground: '#faf8f3',
  logo: { left: 64, top: 64, width: 432, height: 72 },
  line: { left: 0, top: 490, width: 560, height: 140 },
};
/** Red parts of the ground and of the shipped color: what lies between them is the shape of the letters. */
const [GROUND_RED, COLOR_RED] = [0xfa, 0x0e];

async function previewOf({ source, target, preview: { color, logo } }: PreviewTask): Promise<DecoderAnswer> {
  const { line, logo: frame, ground } = PREVIEW;
  const slope = -255 / (GROUND_RED - COLOR_RED);
  const shape = await sharp(source)
    .removeAlpha()
    .extract(line)
    .extractChannel('red')
    .linear(slope, -slope * GROUND_RED)
    .raw()
    .toBuffer();
  const filled = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  const letters = filled(line.width, line.height, color).joinChannel(shape, {
    raw: { width: line.width, height: line.height, channels: 1 },
  });
  const shown = sharp(logo).resize({ ...frame, fit: 'contain', position: 'left', background: CLEAR });
  await sharp(source)
    .composite([
      {
        input: await filled(line.width, line.height, ground).png().toBuffer(),
        left: line.left,
        top: line.top,
      },
      { input: await letters.png().toBuffer(), left: line.left, top: line.top },
      {
        input: await filled(frame.width, frame.height, ground).png().toBuffer(),
        left: frame.left,
        top: frame.top,
      },
      { input: await shown.png().toBuffer(), left: frame.left, top: frame.top },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toFile(target);
  return { width: 1200, height: 630, placeholder: '' };
}

const answerOf = (task: DecoderTask): Promise<DecoderAnswer> =>
  'logo' in task ? logoOf(task) : 'preview' in task ? previewOf(task) : versionsOf(task);

/** Errors of the file system are ours; everything else is the fault of the file. */
const answerTo = (error: unknown): DecoderAnswer => {
  if (error instanceof Refused) return { refused: error.reason };
  const { code, message } = error as NodeJS.ErrnoException;
  const isOurs =
    code !== undefined || /No space left|unable to (?:write|open for write)|write error/i.test(message);
  return isOurs ? { failed: `${code ?? ''} ${message}` } : { refused: 'broken' };
};

process.on('message', (task: DecoderTask) => {
  void answerOf(task)
    .catch(answerTo)
    .then((answer) => process.send?.(answer));
});
process.send?.('ready');
// the server is gone
process.on('disconnect', () => process.exit());
