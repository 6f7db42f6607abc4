import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../backend/test/support/product/app.js';
import { readAtRandom } from '../../backend/test/support/random-readers.js';

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
}, 60_000);
afterAll(() => product.stop());

it('visitors read what the product answers now in thousands of random reads and writes', async () => {
  expect(await readAtRandom(product, 20_261_123, 4_000)).toMatchObject({ wrong: [] });
}, 300_000);
