import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { atMost, none, type Line } from './verdict.js';

const REQUESTS = 5_000;
const RUN = join(import.meta.dirname, '../fuzz/run.mjs');

interface Report {
  sent: Record<string, number>;
  max: number;
  slow: string[];
  violations: string[];
}

/** A short run of `make fuzz`, with a new seed each time. */
export async function fuzz(): Promise<Line[]> {
  const seed = String(Date.now() % 1_000_000);
  const output = await new Promise<string>((resolve) =>
    // exits with 1 if it found something; the report says what
    execFile(process.execPath, [RUN, String(REQUESTS), seed, '120'], (_error, stdout) => resolve(stdout)),
  );
  const report = JSON.parse(output.slice(output.indexOf('{'))) as Report;
  const sent = Object.values(report.sent).reduce((sum, count) => sum + count, 0);
  return [
    none(
      `malformed requests answered 5xx, INTERNAL or not at all (of ${sent}, seed ${seed})`,
      report.violations,
    ),
    none('malformed requests that take more than 250 ms', report.slow),
    atMost('malformed requests not sent', 0, Math.max(0, REQUESTS - sent)),
  ];
}
