import { ASSUMPTIONS } from '@handover/domain/cost/assumptions';
import { parseDollars } from '../../lib/form/dollars';

/** What the reader typed, by the name of the assumption. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** In the units of the cost function; NaN for what is no number, and nothing for an empty field. */
export const assumedFrom = (typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    ASSUMPTIONS.flatMap(({ key, kind }): [string, unknown][] => {
      const value = typed[key];
      if (typeof value === 'boolean') return value ? [[key, true]] : [];
      if (!value?.trim()) return [];
      if (kind === 'money') return [[key, parseDollars(value) ?? NaN]];
      const number = Number(value.replace(/[%,\s]/g, ''));
      return [[key, kind === 'rate' ? Math.round(number * 1000) : number]];
    }),
  );
