import { formatDay } from '../../lib/format/time';

/** Groups entries, newest first, by their day in UTC, which the server knows, too. */
export function byDay<Entry extends { createdAt: string }>(entries: readonly Entry[]) {
  return [...Map.groupBy(entries, ({ createdAt }) => formatDay(createdAt))];
}
