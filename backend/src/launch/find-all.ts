import { setTimeout as sleep } from 'node:timers/promises';
import { open, type Finding, type LaunchCheckDefinition } from './launch-check.js';
import type { LaunchSources } from './launch-sources.js';

/** A check that takes longer counts as open. */
const LIMIT_MS = 5_000;
/** Checks share the database connections with the requests of visitors. */
const AT_ONCE = 4;

/** What all checks found, in their order. A check that fails or takes too long is open; the others are not affected. */
export async function findAll(
  checks: readonly LaunchCheckDefinition[],
  sources: LaunchSources,
  limitMs = LIMIT_MS,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const waiting = checks.entries();
  const work = async () => {
    for (const [at, check] of waiting) findings[at] = await findInTime(check, sources, limitMs);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return findings;
}

async function findInTime(
  check: LaunchCheckDefinition,
  sources: LaunchSources,
  limitMs: number,
): Promise<Finding> {
  const timer = new AbortController();
  const late = sleep(limitMs, null, { ref: false, signal: timer.signal }).catch(() => null);
  try {
    // the function of a check may also throw at once
    const found = await Promise.race([Promise.resolve(sources).then((given) => check.find(given)), late]);
    return found ?? open(`This could not be checked within ${limitMs / 1_000} seconds.`);
  } catch (error) {
    const { message } = error as Error;
    return open(`This could not be checked: ${message.replace(/\.$/, '')}.`);
  } finally {
    timer.abort();
  }
}
