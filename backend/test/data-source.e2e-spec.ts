import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ConfigError } from '../src/common/config.js';
import { refuseForgetful } from '../src/schema/data-source.js';
import { startApp, type TestApp } from './support/app.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

it('a database that could lose payments in a crash is refused in plain words', async () => {
  const [row] = await product.database.query<{ fsync: string }>('show fsync');
  const refusal = refuseForgetful(product.database.dataSource);
  // the tests' own database has fsync off; one that TEST_DATABASE_URL names may have it on
  if (row?.fsync === 'off') await expect(refusal).rejects.toThrow(ConfigError);
  else await expect(refusal).resolves.toBeUndefined();
});
