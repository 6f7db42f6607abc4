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
  'J2 c4 graphql': atLeast('one contract, 4 connections, GraphQL', 0.8, 1),
  'J2 c4 rest': atLeast('one contract, 4 connections, REST', 0.8, 1),
  'J2 c1 graphql': atLeast('one contract, 1 connection, GraphQL', 0.8, 1),
  'J2 c1 rest': atLeast('one contract, 1 connection, REST', 0.8, 1),
  'J3 graphql': atLeast('search, two words, GraphQL', 0.7, 0.9),
  'J3 rest': atLeast('search, two words, REST', 0.7, 0.9),
  'J4 graphql': atMost('CPU of page 2,000, GraphQL', 1.1, 1, 'x page 1'),
  'J4 rest': atMost('CPU of page 2,000, REST', 1.1, 1, 'x page 1'),
  'J5 graphql': atLeast('create, signed in, GraphQL', 0.7, 0.9),
  'J5 rest': atLeast('create, signed in, REST', 0.7, 0.9),
  'J5 c4 graphql': atLeast('create, 4 connections, GraphQL', 0.7, 1),
  'J5 c4 rest': atLeast('create, 4 connections, REST', 0.7, 1),
  'J5 c1 graphql': atLeast('create, 1 connection, GraphQL', 0.7, 1),
  'J5 c1 rest': atLeast('create, 1 connection, REST', 0.7, 1),
  'J5-few graphql': atLeast('create, 8 members, GraphQL', 0.7, 1),
  'J5-few rest': atLeast('create, 8 members, REST', 0.7, 1),
  bad: atMost('refused or failed requests of these', 0, 0, ''),
  rss: atMost('memory under load (RSS)', 350, 250, 'MB'),
  'J6 1000': atLeast('one message to 1,000 sockets', 0.9, 1, 'x ws'),
  'J6 10000': atLeast('one message to 10,000 sockets', 0.9, 1, 'x ws'),
  'J6 1000 p50': atMost('p50 of its delays, 1,000 sockets', 1.5, 1, 'x ws'),
  'J6 10000 p50': atMost('p50 of its delays, 10,000 sockets', 1.5, 1, 'x ws'),
  'alone p50': atMost('one message to one reader, idle server', 3, 2, 'ms'),
  'pages list': atMost('page of the list, signed in', 1.5, 0.7, 'ms CPU'),
  'pages contract': atMost('page of a contract, signed in', 1.5, 0.7, 'ms CPU'),
  'pages distinct': atMost('pages of distinct contracts, visitors', 2.5, 1, 'ms CPU'),
  'pages filter': atMost('page of the list, filters of its own, visitor', 2.5, 1.5, 'ms CPU'),
  'pages filter member': atMost('page of the list, filters of its own, member', 2.5, 1.5, 'ms CPU'),
  'pages own list': atMost('page of the list with a contract of the reader', 2, 1, 'ms CPU'),
  'pages own contract': atMost('page of a contract, its holder', 2, 1.2, 'ms CPU'),
  'pages bad': atMost('refused or failed pages', 0, 0, ''),
  'weight page': atMost('weight of /contracts', 110, 70, 'kB'),
  'weight scripts': atMost('JavaScript of /, gzip', 150, 120, 'kB'),
  'start empty': atMost('start on an empty folder', 3, 2.5, 's'),
  'start filled': atMost('start on a filled database', 2, 1.5, 's'),
  'start home': atMost('first page after a start: home', 40, 25, 'ms'),
  'start list': atMost('first page after a start: list', 40, 25, 'ms'),
  'start contract': atMost('first page after a start: contract, visitor', 40, 25, 'ms'),
  'start member': atMost('first page after a start: contract, member', 40, 25, 'ms'),
  'start hundred': atMost('median of the first 100 contract pages', 3, 2, 'ms'),
  'people sign-in': atMost('sign in, alone', 40, 30, 'ms'),
  'people buy': atMost('buy, alone: intent, card and complete', 200, 100, 'ms'),
  'people photo': atMost('photo of 5 MB, alone', 600, 400, 'ms'),
  'growth lists': atMost('slowest growth of a list, 10,000 to 1,000,000', 1.2, 1, 'x'),
  'growth searches': atMost('slowest admin search at 1,000,000', 20, 5, 'ms'),
  'finding lists': atMost('slowest filtered list at 1,000,000, in the database', 20, 10, 'ms'),
  'finding facets': atMost('slowest facet counts at 1,000,000, in the database', 150, 75, 'ms'),
  'import seconds': atMost('an import of 2,000 rows', 300, 120, 's'),
  'import p99': atMost('slowest p99 of readers beside an import', 2, 1.2, 'x alone'),
} satisfies Record<string, Goal>;

export type GoalName = keyof typeof GOALS;
export type Verdict = 'goal' | 'floor' | 'MISSED';

/** How long answers took, in ms. */
export interface Delays {
  p50: number;
  p99: number;
}

export interface Figure {
  value: number;
  /** The same ratio by processor time, of server and database: hardly depends on other work on the machine. */
  byCpu?: number;
  /** The same ratio to a peer whose answers have all fields that the product's have. */
  byFields?: number;
  /** The same ratio to P1 with pipelined statements, which has no floor. */
  byPipelined?: number;
  /** Those of the product and those of the peer that the value is a ratio to. */
  delays?: Delays;
  peerDelays?: Delays;
}

/** What a part measured, by the names of the goals. */
export type Reached = Partial<Record<GoalName, Figure>>;

/** Adds the figures of a part. Several parts report failures and memory: the sum of the ones, the most of the other. */
export function addFigures(reached: Reached, figures: Reached): void {
  for (const [key, figure] of Object.entries(figures)) {
    const name = key as GoalName;
    const before = reached[name]?.value;
    if (before === undefined) reached[name] = figure;
    else reached[name] = { value: name === 'rss' ? Math.max(before, figure.value) : before + figure.value };
  }
}

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
