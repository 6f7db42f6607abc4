import { GOALS, verdictOf, type Delays, type GoalName, type Reached } from './goals.js';

const shown = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Math.round(value * 100) / 100);

const inWords = (delays: Delays | undefined): string =>
  delays === undefined ? '' : `${shown(delays.p50)} / ${shown(delays.p99)}`;

const HEADINGS = [
  'what',
  'floor',
  'goal',
  'reached',
  'by CPU',
  'same fields',
  'x pipelined',
  'p50 / p99 ms',
  'of the peer',
  'verdict',
];

/** The report: each measured quantity with its floor, its goal and what was reached. */
export function reportOf(reached: Reached): string {
  const lines = Object.entries(GOALS).flatMap(([name, goal]) => {
    const figure = reached[name as GoalName];
    if (figure === undefined) return [];
    const { value, byCpu, byFields, byPipelined, delays, peerDelays } = figure;
    const sign = goal.better === 'more' ? '>=' : '<=';
    return [
      [
        goal.what,
        `${sign} ${shown(goal.floor)}`,
        `${sign} ${shown(goal.goal)}`,
        `${shown(value)} ${goal.unit}`.trim(),
        ...[byCpu, byFields, byPipelined].map((ratio) => (ratio === undefined ? '' : shown(ratio))),
        inWords(delays),
        inWords(peerDelays),
        verdictOf(goal, value, byFields),
      ],
    ];
  });
  const rows = [HEADINGS, ...lines];
  const widths = Array.from(rows[0] ?? [], (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const drawn = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  drawn.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return drawn.join('\n');
}
