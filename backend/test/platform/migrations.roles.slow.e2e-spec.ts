import { expect, it } from '@jest/globals';
import { indexDrift } from '../../src/schema/index-drift.js';
import { Roles1700000000223 } from '../../src/schema/migrations/1700000000223-roles.js';
import { openMigrated, useDatabasePerTest, USERS } from '../support/product/migrations.js';

useDatabasePerTest();

it('roles can be taken back from the schema and added again, also by a start that was interrupted', async () => {
  const dataSource = await openMigrated();
  await dataSource.query(USERS);
  const runner = dataSource.createQueryRunner();
  const give = (role: string) => runner.query('update users set staff_roles = array[$1]', [role]);
  await give('moderator');
  const migration = new Roles1700000000223();
  await migration.down(runner);
  await expect(give('moderator')).rejects.toMatchObject({ code: '42703' });
  for (let start = 0; start < 2; start++) await migration.up(runner);
  expect(await runner.query('select distinct staff_roles from users')).toEqual([{ staff_roles: [] }]);
  for (const wrong of ['admin', 'owner'])
    await expect(give(wrong)).rejects.toMatchObject({ constraint: 'users_staff_roles_known' });
  await give('support');
  expect(await indexDrift(dataSource)).toEqual([]);
  await runner.release();
});
