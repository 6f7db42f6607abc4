import type { Query, Stage } from './stage.js';

/** Notes each claim with the window and the agreement of that moment, in the transaction that holds the contract's lock. */
export async function watchClaims(query: Query): Promise<void> {
  await query(`create table if not exists torture_claims (purchase_id uuid, at timestamptz, sale_mode text,
    reserved_for uuid, reserved_until timestamptz, application_id uuid, agreed jsonb)`);
  await query(`create or replace function note_torture_claim() returns trigger language plpgsql as $$ begin
    insert into torture_claims select new.id, clock_timestamp(), c.sale_mode, c.reserved_for, c.reserved_until, a.id, a.agreed
    from contracts c left join applications a
      on a.contract_id = c.id and a.candidate_id = new.buyer_id and a.status = 'chosen'
    where c.id = new.contract_id;
    return null; end $$`);
  await query(`create or replace trigger note_torture_claim after update on purchases for each row
    when (new.status = 'claimed' and old.status <> 'claimed') execute function note_torture_claim()`);
}

/** The product looks at its own clock a moment before the trigger does. */
const A_MOMENT = `interval '5 seconds'`;
const IN_LINE = `('open', 'chosen')`;
const IS_THEIRS = 'coalesce(k.reserved_for = p.buyer_id and k.reserved_until > k.at, false)';
const WAS_THEIRS = `coalesce(k.reserved_for = p.buyer_id and k.reserved_until > k.at - ${A_MOMENT}, false)`;
const CLAIMS = 'from torture_claims k join purchases p on p.id = k.purchase_id';
const told = (event: string, once: string, userId: string) =>
  `(select count(*) from notifications n where n.event = '${event}' and n.once = '${once}:' || a.id and n.user_id = ${userId})`;

/** Each finds rows that must not exist, in one statement, while anything goes on. */
const ALWAYS: Record<string, string> = {
  'has two chosen applications': `select contract_id as id from applications where status = 'chosen'
    group by 1 having count(*) > 1`,
  'is chosen without its window': `select a.id from applications a join contracts c on c.id = a.contract_id
    where a.status = 'chosen' and (c.reserved_application is distinct from a.id
      or c.reserved_for is distinct from a.candidate_id or c.reserved_until is null)`,
  'is reserved for none': `select c.id from contracts c
    where (c.reserved_for is not null or c.reserved_until is not null or c.reserved_application is not null)
      and not exists (select from applications a
        where a.id = c.reserved_application and a.status = 'chosen' and a.candidate_id = c.reserved_for)`,
  'has an open offer after its end': `select a.id from offers o join applications a on a.id = o.application_id
    where o.status = 'made' and a.status <> 'open'`,
  'has two open offers': `select application_id as id from offers where status = 'made' group by 1 having count(*) > 1`,
  'is bought without a sale': `select a.id from applications a where a.status = 'bought' and not exists
    (select from purchases p where p.contract_id = a.contract_id and p.buyer_id = a.candidate_id
      and p.captured_at is not null)`,
  'is sold and reserved': `select c.id from contracts c join purchases p on p.contract_id = c.id
    where p.status = 'captured' and p.holds_contract and c.reserved_application is not null`,
  'stands in a line, and is deleted': `select u.id from users u join applications a on a.candidate_id = u.id
    where u.deleted_at is not null and (a.status in ${IN_LINE} or a.answers is not null)`,
  'was claimed while the window of another was open': `select p.id ${CLAIMS}
    where k.reserved_for <> p.buyer_id and k.reserved_until > k.at`,
  'was claimed by one who was not chosen': `select p.id ${CLAIMS} where k.sale_mode = 'choose' and not ${WAS_THEIRS}`,
  'was not sold under what was agreed': `select p.id ${CLAIMS} where ${IS_THEIRS} and k.agreed is not null
    and (p.terms->'agreed' is distinct from k.agreed
      or p.terms->>'applicationId' is distinct from k.application_id::text
      or p.terms->'incentive' is distinct from coalesce(k.agreed->'incentive', p.terms->'incentive'))`,
  'was sold under what was not agreed': `select p.id ${CLAIMS}
    where p.terms ? 'agreed' and not (${WAS_THEIRS} and p.terms->'agreed' is not distinct from k.agreed)`,
  'was not told once that it was passed': `select a.id from applications a join users u on u.id = a.candidate_id
    where a.status = 'passed' and u.deleted_at is null and ${told('application-passed', 'passed', 'u.id')} <> 1`,
  'was withdrawn, and its holder not told once': `select a.id from applications a
    join contracts c on c.id = a.contract_id join users u on u.id = c.user_id
    where a.status = 'withdrawn' and u.deleted_at is null
      and ${told('application-withdrawn', 'withdrawn', 'u.id')} <> 1`,
  'is a mail that was queued twice': `select key as id from torture_mails where key is not null
    group by 1 having count(*) > 1`,
};

/** And these once every clock has run after the end of every window and of every job. */
const AFTER_THE_CLOCK: Record<string, string> = {
  'is chosen after its window': `select a.id from applications a join contracts c on c.id = a.contract_id
    where a.status = 'chosen' and c.reserved_until < now() - interval '30 seconds'`,
  'waits for a contract that is gone': `select a.id from applications a join contracts c on c.id = a.contract_id
    where a.status in ${IN_LINE} and (c.status = 'completed'
      or (c.status = 'cancelled' and c.off_market_reason is distinct from 'paused'))`,
  'can be answered after its time': `select id from offers where status = 'made' and expires_at <= now()`,
};

export const lineProblems = (stage: Stage): Promise<string[]> => problemsIn(stage, ALWAYS);

export const problemsAfterTheClock = (stage: Stage): Promise<string[]> =>
  problemsIn(stage, { ...ALWAYS, ...AFTER_THE_CLOCK });

async function problemsIn({ query }: Stage, kinds: Record<string, string>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(kinds).map(async ([what, text]) =>
      (await query<{ id: string }>(text)).map(({ id }) => `${id} ${what}`),
    ),
  );
  return found.flat();
}

/** How much of what the scenario is about has happened. */
export async function lineFigures({ query }: Stage): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(
    `select (select count(*)::int from torture_claims) as claims,
       (select count(*)::int ${CLAIMS} where ${IS_THEIRS}) as "byChosen",
       (select count(*)::int from notifications where event = 'application-turn') as turns,
       (select count(*)::int from notifications where event in ('application-turn', 'application-chosen')) as windows,
       (select count(*)::int from offers) as offers,
       (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`,
  );
  return row ?? {};
}
