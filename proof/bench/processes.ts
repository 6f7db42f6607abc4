import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of 10 ms (USER_HZ, the same on every machine). */
const TICK_US = 10_000;

/**
 * User and system time in microseconds from a line of /proc/PID/stat. The name in parentheses may contain spaces and
 * parentheses.
 */
export function parseCpu(line: string): number {
  // proc(5) counts fields from 1, and two stand before these: pid and name
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[14 - 3]), Number(fields[15 - 3])];
  return (user + system) * TICK_US;
}

/** Processor time in microseconds of a process with all its threads; NaN if it has ended. */
export const cpuOf = (pid: number): number => parseCpu(procFile(pid, 'stat'));

/** Resident memory in bytes from /proc/PID/status. */
export function parseRss(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) * 1024;
}

export const rssOf = (pid: number): number => parseRss(procFile(pid, 'status'));

/** A process and those that it has started: a server with workers is measured as a whole. */
export function familyOf(pid: number): number[] {
  const children = procFile(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
