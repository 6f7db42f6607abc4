/** One figure of a scenario and its limit. */
interface Goal {
  figure: string;
  what: string;
  atMost?: number;
  /** In milliseconds. */
  unit?: 's';
}

const BOOKS: Goal[] = [
  { figure: 'soldTwice', what: 'contracts sold or paid twice', atMost: 0 },
  { figure: 'wronglyCharged', what: 'people charged for anything else', atMost: 0 },
  { figure: 'lost', what: 'acknowledged writes lost', atMost: 0 },
  { figure: 'mails', what: 'mails missing or doubled', atMost: 0 },
  { figure: 'bugs', what: 'answers that were a 5xx other than "try again"', atMost: 0 },
];
const QUIET: Goal = {
  figure: 'quietAfterMs',
  what: 'nothing under way any more after',
  atMost: 120_000,
  unit: 's',
};

/** The limits that each scenario must keep, whatever its size. */
export const GOALS: Record<string, Goal[]> = {
  race: [
    { figure: 'rounds', what: 'rounds' },
    { figure: 'fewestAtOnce', what: 'buyers at once, in the smallest round' },
    { figure: 'answers', what: 'answers' },
    { figure: 'serverErrors', what: 'of them 5xx', atMost: 0 },
    { figure: 'slowestMs', what: 'slowest round, first press to last answer', unit: 's' },
    { figure: 'slowestReleaseMs', what: 'slowest hold released after the sale', atMost: 60_000, unit: 's' },
    ...BOOKS,
  ],
  edit: [
    { figure: 'rounds', what: 'rounds of an edit against a purchase' },
    { figure: 'bought', what: 'of them won by the buyer' },
    { figure: 'edited', what: 'of them won by the edit' },
    { figure: 'oldTerms', what: 'contracts sold under terms that the page does not have', atMost: 0 },
    ...BOOKS,
  ],
  mixed: [
    { figure: 'contracts', what: 'contracts' },
    { figure: 'tries', what: 'attempts to buy them' },
    { figure: 'statuses', what: 'changes by admins' },
    { figure: 'deletions', what: 'deletions by admins' },
    QUIET,
    ...BOOKS,
  ],
  kill: [
    { figure: 'deaths', what: 'processes killed with signal 9' },
    { figure: 'survived', what: 'processes that were to die and did not', atMost: 0 },
    { figure: 'slowestReadyMs', what: 'slowest start, to the first answer', atMost: 3_000, unit: 's' },
    { figure: 'medianReadyMs', what: 'median start', unit: 's' },
    {
      figure: 'slowestSettledMs',
      what: 'slowest purchase settled after the death',
      atMost: 60_000,
      unit: 's',
    },
    ...BOOKS,
  ],
  database: [
    { figure: 'writers', what: 'writers' },
    { figure: 'crashes', what: 'crashes of PostgreSQL' },
    { figure: 'storms', what: 'times that all connections were cut' },
    { figure: 'written', what: 'acknowledged writes' },
    { figure: 'unavailable', what: 'answers that were 503' },
    { figure: 'lostConnections', what: 'requests without an answer', atMost: 0 },
    { figure: 'medianBackMs', what: 'median return of all processes after a crash', unit: 's' },
    { figure: 'slowestBackMs', what: 'slowest of them', atMost: 2_000, unit: 's' },
    {
      figure: 'slowestBackFromCutMs',
      what: 'slowest return after all connections were cut',
      atMost: 2_000,
      unit: 's',
    },
    QUIET,
    ...BOOKS,
  ],
  transfer: [
    { figure: 'transfers', what: 'transfers raced for' },
    { figure: 'triedAtOnce', what: 'attempts by both parties, admins and clocks' },
    { figure: 'unavailable', what: 'of them 503, because the lock was held too long' },
    { figure: 'deaths', what: 'processes killed between two writes' },
    { figure: 'disagree', what: 'transfers, fees and contracts that disagree', atMost: 0 },
    QUIET,
    ...BOOKS,
  ],
  line: [
    { figure: 'rounds', what: 'contracts with five candidates, a holder who chooses and strangers who pay' },
    { figure: 'windows', what: 'windows given' },
    { figure: 'turns', what: 'of them after a failed transfer' },
    { figure: 'claims', what: 'sales' },
    { figure: 'byChosen', what: 'of them to the one whose window was open' },
    { figure: 'givenBack', what: 'sales that the holder declined' },
    { figure: 'offers', what: 'offers' },
    { figure: 'deaths', what: 'processes killed' },
    { figure: 'deadlocks', what: 'deadlocks of the database, which repeat a transaction' },
    { figure: 'broken', what: 'windows, sales, offers and tellings that break a promise', atMost: 0 },
    QUIET,
    ...BOOKS,
  ],
  faults: [
    { figure: 'contracts', what: 'contracts, 30 % of the calls to the provider failing' },
    { figure: 'purchases', what: 'attempts to buy them' },
    { figure: 'unsold', what: 'contracts not sold', atMost: 0 },
    QUIET,
    ...BOOKS,
  ],
  webhooks: [
    { figure: 'delivered', what: 'deliveries, doubled, shuffled and late' },
    { figure: 'dropped', what: 'deliveries that never left' },
    { figure: 'forged', what: 'forged' },
    { figure: 'accepted', what: 'of them accepted', atMost: 0 },
    { figure: 'unsold', what: 'paid contracts not sold', atMost: 0 },
    QUIET,
    ...BOOKS,
  ],
  photos: [
    { figure: 'hostile', what: 'hostile files' },
    { figure: 'accepted', what: 'of them accepted', atMost: 0 },
    { figure: 'deaths', what: 'processes killed during uploads' },
    { figure: 'acknowledged', what: 'photos acknowledged' },
    { figure: 'refusedFull', what: 'uploads refused because the disk was full' },
    { figure: 'bucketAwayMs', what: 'time that the bucket was away; 0 without S3RVER', unit: 's' },
    { figure: 'lost', what: 'acknowledged photos lost', atMost: 0 },
    { figure: 'orphansBefore', what: 'files without a photo before the sweep' },
    { figure: 'orphans', what: 'and after it', atMost: 0 },
    { figure: 'serverErrors', what: 'answers that were a 5xx other than 503', atMost: 0 },
  ],
  mail: [
    { figure: 'purchases', what: 'purchases while the mail server was away' },
    { figure: 'awayMs', what: 'time it was away', unit: 's' },
    { figure: 'missing', what: 'parties without their mail', atMost: 0 },
    { figure: 'lastAfterMs', what: 'last mail after its return', unit: 's' },
    ...BOOKS,
  ],
};

interface Row {
  scenario: string;
  what: string;
  goal: string;
  measured: string;
  holds: boolean;
}

export const rowsOf = (scenario: string, figures: Record<string, number>): Row[] =>
  (GOALS[scenario] ?? []).map((goal) => {
    const value = figures[goal.figure];
    return {
      scenario,
      what: goal.what,
      goal: limitOf(goal),
      measured: value === undefined ? 'not measured' : inWords(value, goal.unit),
      holds: value !== undefined && value <= (goal.atMost ?? Infinity),
    };
  });

export function table(rows: Row[]): string {
  const columns = (['scenario', 'what', 'goal', 'measured'] as const).map((name) => ({
    name,
    width: Math.max(name.length, ...rows.map((row) => row[name].length)),
  }));
  const line = (row: Record<string, string>) =>
    columns.map(({ name, width }) => (row[name] ?? '').padEnd(width)).join('  ');
  return [
    `   ${line({ scenario: 'scenario', what: 'what', goal: 'goal', measured: 'measured' })}`,
    ...rows.map(({ holds, ...row }) => `${holds ? '✓' : '✗'}  ${line(row)}`),
  ].join('\n');
}

const limitOf = ({ atMost, unit }: Goal): string =>
  atMost === undefined ? '' : atMost === 0 ? '0' : `<= ${inWords(atMost, unit)}`;

const inWords = (value: number, unit?: Goal['unit']): string =>
  unit ? `${Math.round(value / 10) / 100} s` : String(Math.round(value));
