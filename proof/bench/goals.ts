/** A measured quantity: the floor has to be reached, the goal would be ideal. */
export interface Goal {
  /** What is measured, in the words of the report. */
  what: string;
  unit: string;
  floor: number;
  goal: number;
  better: 'more' | 'less';
  /** The floor of the ratio to a peer whose answers have the same fields. */
  floorByFields?: number;
}

const atLeast = (what: string, floor: number, goal: number, unit = 'x P1'): Goal => ({
  what,
  unit,
  floor,
  goal,
  better: 'more',
});
const atMost = (what: string, floor: number, goal: number, unit: string): Goal => ({
  what,
  unit,
  floor,
  goal,
  better: 'less',
});

/** In the order of the report. The keys are the names that the parts report their figures under. */
export const GOALS = {
  'J1-same graphql': atLeast('list of 20, identical requests, GraphQL', 5, 7),
  'J1-same rest': atLeast('list of 20, identical requests, REST', 5, 7),
  'J1 graphql': atLeast('list of 20, all different, GraphQL', 0.8, 1),
  'J1 rest': { ...atLeast('list of 20, all different, REST', 0.65, 0.9), floorByFields: 1 },
  'J2 graphql': atLeast('one contract, GraphQL', 0.8, 1),
  'J2 rest': atLeast('one contract, REST', 0.8, 1),
  'J3 graphql': atLeast('search, two words, GraphQL', 0.7, 0.9),
  'J3 rest': atLeast('search, two words, REST', 0.7, 0.9),
  'J4 graphql': atMost('CPU of page 2,000, GraphQL', 1.1, 1, 'x page 1'),
  'J4 rest': atMost('CPU of page 2,000, REST', 1.1, 1, 'x page 1'),
  'J5 graphql': atLeast('create, signed in, GraphQL', 0.7, 0.9),
  'J5 rest': atLeast('create, signed in, REST', 0.7, 0.9),
  bad: atMost('refused or failed requests of these', 0, 0, ''),
  rss: atMost('memory under load (RSS)', 350, 250, 'MB'),
  'J6 1000': atLeast('one message to 1,000 sockets', 0.9, 1, 'x ws'),
  'J6 10000': atLeast('one message to 10,000 sockets', 0.9, 1, 'x ws'),
  'pages list': atMost('page of the list, signed in', 1.5, 0.7, 'ms CPU'),
  'pages contract': atMost('page of a contract, signed in', 1.5, 0.7, 'ms CPU'),
  'pages distinct': atMost('pages of distinct contracts, visitors', 2.5, 1, 'ms CPU'),
  'pages bad': atMost('refused or failed pages', 0, 0, ''),
  'weight page': atMost('weight of /contracts', 110, 70, 'kB'),
  'weight scripts': atMost('JavaScript of /, gzip', 150, 120, 'kB'),
  'growth lists': atMost('slowest growth of a list, 10,000 to 1,000,000', 1.2, 1, 'x'),
  'growth searches': atMost('slowest admin search at 1,000,000', 20, 5, 'ms'),
  'finding lists': atMost('slowest filtered list at 1,000,000, in the database', 20, 10, 'ms'),
  'finding facets': atMost('slowest facet counts at 1,000,000, in the database', 150, 75, 'ms'),
  'import seconds': atMost('an import of 2,000 rows', 300, 120, 's'),
  'import p99': atMost('slowest p99 of readers beside an import', 2, 1.2, 'x alone'),
} satisfies Record<string, Goal>;

export type GoalName = keyof typeof GOALS;
export type Verdict = 'goal' | 'floor' | 'MISSED';

export interface Figure {
  value: number;
  /** The same ratio by processor time, of server and database: hardly depends on other work on the machine. */
  byCpu?: number;
  /** The same ratio to a peer whose answers have all fields that the product's have. */
  byFields?: number;
}

/** What a part measured, by the names of the goals. */
export type Reached = Partial<Record<GoalName, Figure>>;

export function verdictOf(
  { floor, goal, better, floorByFields }: Goal,
  reached: number,
  byFields?: number,
): Verdict {
  const meets = (limit: number) => (better === 'more' ? reached >= limit : reached <= limit);
  if (floorByFields !== undefined && byFields !== undefined && byFields < floorByFields) return 'MISSED';
  if (meets(goal)) return 'goal';
  return meets(floor) ? 'floor' : 'MISSED';
}

const shown = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Math.round(value * 100) / 100);

/** The report: each measured quantity with its floor, its goal and what was reached. */
export function reportOf(reached: Reached): string {
  const lines = Object.entries(GOALS).flatMap(([name, goal]) => {
    const figure = reached[name as GoalName];
    if (figure === undefined) return [];
    const { value, byCpu, byFields } = figure;
    const sign = goal.better === 'more' ? '>=' : '<=';
    return [
      [
        goal.what,
        `${sign} ${shown(goal.floor)}`,
        `${sign} ${shown(goal.goal)}`,
        `${shown(value)} ${goal.unit}`.trim(),
        byCpu === undefined ? '' : shown(byCpu),
        byFields === undefined ? '' : shown(byFields),
        verdictOf(goal, value, byFields),
      ],
    ];
  });
  const rows = [['what', 'floor', 'goal', 'reached', 'by CPU', 'same fields', 'verdict'], ...lines];
  const widths = Array.from(rows[0] ?? [], (_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const drawn = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  drawn.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return drawn.join('\n');
}
