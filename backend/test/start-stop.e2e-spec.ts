import { it } from '@jest/globals';
import { expectGoodStop, NPM_START, signalGroup, start, useBuiltProduct } from './support/built-product.js';

/** The other ways to stop it are in proof/slow/stop.e2e-spec.ts. */
useBuiltProduct();

it('starts with npm and shuts down cleanly after SIGTERM', async () => {
  const product = await start(NPM_START);
  signalGroup(product.child, 'SIGTERM');
  await expectGoodStop(product, { code: 0 });
});
