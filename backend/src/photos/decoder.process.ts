import { open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';

/*
 * A process of its own that turns an uploaded file into the versions that are stored. A file that makes a decoder crash or
 * hang ends this process only. It imports no other file of the product, so that it starts quickly and runs from sources, too.
 */

export interface DecoderTask {
  source: string;
  /** The version of each width is written to `${target}-${width}.webp`. */
  target: string;
  widths: readonly number[];
  limits: { pixels: number; longSide: number; shortSide: number };
}

export type DecoderAnswer =
  | { width: number; height: number; placeholder: string }
  | { refused: 'broken' | 'small' | 'large' | 'animated' }
  | { failed: string };

const PLACEHOLDER_WIDTH = 16;
const QUALITY = 74;
/** Where the chunk of an animated PNG is, if there is one. */
const HEAD_BYTES = 64 * 1024;

class Refused extends Error {
  // no parameter property: Node runs this file without compiling it
  readonly reason: 'broken' | 'small' | 'large' | 'animated';

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

async function checked({ source, limits }: DecoderTask): Promise<Sharp> {
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
async function versionsOf(task: DecoderTask): Promise<DecoderAnswer> {
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

/** Errors of the file system are ours; everything else is the fault of the file. */
const answerTo = (error: unknown): DecoderAnswer => {
  if (error instanceof Refused) return { refused: error.reason };
  const { code, message } = error as NodeJS.ErrnoException;
  const isOurs =
    code !== undefined || /No space left|unable to (?:write|open for write)|write error/i.test(message);
  return isOurs ? { failed: `${code ?? ''} ${message}` } : { refused: 'broken' };
};

process.on('message', (task: DecoderTask) => {
  void versionsOf(task)
    .catch(answerTo)
    .then((answer) => process.send?.(answer));
});
process.send?.('ready');
// the server is gone
process.on('disconnect', () => process.exit());
