const DAY = 1_440;
const MONTH = 43_200;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Whole calendar months between two moments. */
function monthsBetween(earlier: Date, later: Date) {
  const months = (later.getFullYear() - earlier.getFullYear()) * 12 + later.getMonth() - earlier.getMonth();
  const sameDay = new Date(earlier);
  sameDay.setMonth(earlier.getMonth() + months);
  return sameDay > later ? months - 1 : months;
}

/**
 * "about 1 hour", "3 days", "almost 2 years": phrased like date-fns, whose function and locale would add 3 kB to every
 * page with a card. A test compares both.
 */
export function distanceBetween(earlier: Date, later: Date): string {
  const minutes = Math.round(Math.max(0, later.getTime() - earlier.getTime()) / 60_000);
  if (minutes === 0) return 'less than a minute';
  if (minutes < 45) return count(minutes, 'minute');
  if (minutes < 90) return 'about 1 hour';
  if (minutes < DAY) return `about ${count(Math.round(minutes / 60), 'hour')}`;
  if (minutes < 2_520) return '1 day';
  if (minutes < MONTH) return count(Math.round(minutes / DAY), 'day');
  if (minutes < 2 * MONTH) return `about ${count(Math.round(minutes / MONTH), 'month')}`;
  const months = monthsBetween(earlier, later);
  if (months < 12) return count(Math.round(minutes / MONTH), 'month');
  const [years, rest] = [Math.trunc(months / 12), months % 12];
  if (rest < 3) return `about ${count(years, 'year')}`;
  return rest < 9 ? `over ${count(years, 'year')}` : `almost ${count(years + 1, 'year')}`;
}
