import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const REFERENCES = join(import.meta.dirname, '../pictures');
const REPORTS = join(import.meta.dirname, '../../../var/test-pictures');
/** Color distance of one pixel (0 to 1) that still counts as equal: smoothing of text differs between machines. */
const PIXEL_TOLERANCE = 0.2;
/** Share of the pixels that may differ. */
const SHARE_TOLERANCE = 0.004;

/**
 * Compares a screenshot with the committed one of that name. Returns null if they are equal, else what differs; a
 * picture of the differences is written to var/test-pictures. UPDATE_PICTURES=1 writes the references instead.
 */
export function differenceFrom(name: string, screenshot: Buffer): string | null {
  const file = join(REFERENCES, `${name}.png`);
  if (process.env['UPDATE_PICTURES']) {
    mkdirSync(REFERENCES, { recursive: true });
    writeFileSync(file, screenshot);
    return null;
  }
  if (!existsSync(file)) return `${name} has no reference picture: run with UPDATE_PICTURES=1.`;
  const [expected, actual] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(screenshot)];
  const { width, height } = expected;
  mkdirSync(REPORTS, { recursive: true });
  if (actual.width !== width || Math.abs(actual.height - height) > 2) {
    writeFileSync(join(REPORTS, `${name}.actual.png`), screenshot);
    return `${name} is ${actual.width} x ${actual.height}, its reference ${width} x ${height}.`;
  }
  const shared = Math.min(height, actual.height);
  const difference = new PNG({ width, height: shared });
  const rows = ({ data }: PNG) => data.subarray(0, width * shared * 4);
  const differing = pixelmatch(rows(expected), rows(actual), difference.data, width, shared, {
    threshold: PIXEL_TOLERANCE,
  });
  const share = differing / (width * shared);
  if (share <= SHARE_TOLERANCE) return null;
  writeFileSync(join(REPORTS, `${name}.difference.png`), PNG.sync.write(difference));
  writeFileSync(join(REPORTS, `${name}.actual.png`), screenshot);
  return `${name} differs in ${(share * 100).toFixed(2)} % of its pixels: see var/test-pictures.`;
}
