import { DAY_MS } from '@handover/domain/days';

let shown = { number: -1, day: '' };

/** Today in UTC, for ranges of days, remaining terms and costs. Lists ask for it with each contract. */
export function today(): string {
  const number = Math.floor(Date.now() / DAY_MS);
  if (number !== shown.number) shown = { number, day: new Date().toISOString().slice(0, 10) };
  return shown.day;
}
