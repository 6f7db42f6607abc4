import type { TestApp } from './app.js';

/**
 * Written in the background at any time: how far readers have come, the counts of the day, which come from other tables,
 * and where visits came from.
 */
const IN_BACKGROUND = ['payment_events_read', 'text_reviews', 'overview_days', 'visit_sources'];

/**
 * A digest of every row of every table but those named: equal imprints mean that nothing at all has happened. Jobs are
 * left out: a worker takes them away whenever it can, and none is queued without a row elsewhere.
 */
export async function imprintOf(
  { database }: Pick<TestApp, 'database'>,
  except: string[] = [],
): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and not tablename = any($1) order by 1`,
    [[...IN_BACKGROUND, ...except]],
  );
  const imprint: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
    );
    imprint[name] = row?.digest ?? '';
  }
  return imprint;
}
