import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync, truncateSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listContracts, signUp } from './members.js';
import { pause, Product } from './product.js';
import { atMost, isSo, none, notTried, type Line } from './verdict.js';
import { inWords, isBusy, isDone } from './wire.js';
import { Writers } from './writers.js';

const SIZE_MB = 400;
const FULL_MS = 15_000;
const BACK_WITHIN_MS = 30_000;
const WRITERS = 4;

/** The disk is filled to the last byte during writes; then space is freed again. */
export async function diskFull(): Promise<Line[]> {
  const disk = mkdtempSync(join(tmpdir(), 'handover-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'handover-siege', disk], {
      stdio: 'pipe',
    });
  } catch (error) {
    rmSync(disk, { recursive: true });
    return [notTried('disk full', `no small disk can be mounted here (${(error as Error).message.trim()})`)];
  }
  try {
    return await fill(disk);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}

async function fill(disk: string): Promise<Line[]> {
  const product = await Product.start({ dataDir: join(disk, 'var') });
  try {
    const { pid } = product;
    const member = await signUp(product);
    const [contract = ''] = await listContracts(product, member, 1);
    const writers = new Writers(product, member, contract);
    writers.start(WRITERS);
    await pause(1_000);
    const filler = join(disk, 'filler');
    writeFileSync(filler, '');
    for (const until = performance.now() + FULL_MS; performance.now() < until; await pause(100))
      fillUp(disk, filler);
    await writers.stop();
    const { outcomes } = writers;
    truncateSync(filler);
    const backMs = await product.ready(BACK_WITHIN_MS);
    writers.start(1);
    await pause(1_000);
    await writers.stop();
    const wrong = outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome)).map(inWords);
    const busy = outcomes.filter(isBusy);
    const text = /"error":"([^"]*)"/.exec(busy[0]?.text ?? '')?.[1] ?? 'nothing was refused';
    const stays = product.isAlive && product.pid === pid;
    return [
      none(`disk full: neither written nor 503 (of ${outcomes.length}, ${busy.length} x 503)`, wrong),
      isSo('disk full: what the refused read', 'a plain text', text, / \w+.*\.$/.test(text)),
      atMost('disk full: ready again after there is space', 10, backMs / 1_000, 's'),
      none(
        'disk full: refused after there is space',
        writers.outcomes.filter((one) => !isDone(one)).map(inWords),
      ),
      none(`disk full: acknowledged writes lost (of ${writers.written})`, await writers.lost()),
      isSo('disk full: the process stays', 'yes', stays ? 'yes' : 'it ended', stays),
    ];
  } finally {
    await product.remove();
  }
}

/** Fills all free space, to the last block. */
function fillUp(disk: string, filler: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    if (bavail > 0) appendFileSync(filler, Buffer.alloc(Math.min(bavail * bsize, 64 * 1024 * 1024)));
  } catch {
    // another process took the last block, so the disk is full
  }
}
