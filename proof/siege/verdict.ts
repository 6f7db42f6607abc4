/** One line of a siege's result table. */
export interface Line {
  what: string;
  goal: string;
  measured: string;
  /** Null if it could not be tried; `measured` says why. */
  held: boolean | null;
}

const shown = (value: number, unit: string): string =>
  `${Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value).toLocaleString('en-US')} ${unit}`.trim();

export const atMost = (what: string, most: number, value: number, unit = ''): Line => ({
  what,
  goal: `<= ${shown(most, unit)}`,
  measured: shown(value, unit),
  held: value <= most,
});

export const atLeast = (what: string, least: number, value: number, unit = ''): Line => ({
  what,
  goal: `>= ${shown(least, unit)}`,
  measured: shown(value, unit),
  held: value >= least,
});

/** Passes if the list is empty; otherwise names its entries. */
export const none = (what: string, found: readonly string[] | number): Line => {
  const count = typeof found === 'number' ? found : found.length;
  const examples = typeof found === 'number' ? [] : [...new Set(found)].slice(0, 3);
  return {
    what,
    goal: '0',
    measured: [String(count), ...examples].join(', '),
    held: count === 0,
  };
};

export const isSo = (what: string, goal: string, measured: string, held: boolean): Line => ({
  what,
  goal,
  measured,
  held,
});

export const notTried = (what: string, why: string): Line => ({
  what,
  goal: '-',
  measured: `skipped: ${why}`,
  held: null,
});

export function table(lines: readonly Line[]): string {
  const rows = [
    ['what', 'goal', 'measured', 'held'],
    ...lines.map(({ what, goal, measured, held }) => [what, goal, measured, inWord(held)]),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const drawn = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  drawn.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return drawn.join('\n');
}

const inWord = (held: boolean | null): string => (held === null ? '-' : held ? 'yes' : 'NO');

/** The quantile of the values, which need not be sorted. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
