import { expect, it } from '@jest/globals';
import { triggers } from '../../src/schema/triggers.js';
import { openMigrated, useDatabasePerTest } from '../support/product/migrations.js';

useDatabasePerTest();

it('every trigger of the database is listed with its table, its function and its owner', async () => {
  const dataSource = await openMigrated();
  const found = await dataSource.query<object[]>(
    `select t.tgname as name, t.tgrelid::regclass::text as "table", p.proname as function
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal order by t.tgname`,
  );
  expect(found).toEqual(
    triggers.map(({ name, table, function: called }) => ({ name, table, function: called })),
  );
});
