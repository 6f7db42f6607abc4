// npm run fuzz -- [requests] [seed] [seconds]: hostile requests against the whole product, with a report.
import '../../scripts/typescript.mjs';
import setup from '../../backend/test/support/global-setup.mjs';
import teardown from '../../backend/test/support/global-teardown.mjs';

const [requests = '100000', seed = String(Date.now() % 1_000_000), seconds = '3600'] = process.argv.slice(2);
await setup();
const { startApp } = await import('../../backend/test/support/product/app.ts');
const { fuzz } = await import('./fuzz.ts');
const product = await startApp();
console.log(`${requests} requests, seed ${seed}`);
const from = Date.now();
const report = await fuzz(product, {
  seed: Number(seed),
  requests: Number(requests),
  seconds: Number(seconds),
  slowestMs: 250,
});
console.log(JSON.stringify({ ...report, seconds: Math.round((Date.now() - from) / 1000) }, null, 2));
await product.stop();
await teardown();
process.exit(report.violations.length + report.slow.length === 0 ? 0 : 1);
