import { formatDay } from '../../lib/format/time';

/** Groups entries, newest first, by their day in UTC, which the server knows, too. */
export function byDay<Entry extends { createdAt: string }>(entries: readonly Entry[]): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.createdAt);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
