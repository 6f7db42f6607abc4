// The product as a process that can be killed: processes.ts starts it from its build, with settings in the environment.
// It tells its parent when it is ready, and kills itself with signal 9 at the point it was told.
import { flushCompileCache } from 'node:module';
import { ApplicationClock } from '../../backend/src/candidates/line/application.clock.js';
import { Config } from '../../backend/src/common/config/config.js';
import { createApp } from '../../backend/src/create-app.js';
import { openDataSource } from '../../backend/src/schema/data-source.js';
import { PaymentPoints } from '../../backend/src/payments/settling/payments.points.js';
import { FileSweep } from '../../backend/src/photos/file-sweep.js';
import { TransfersClock } from '../../backend/src/transfers/transfers.clock.js';
import { sabotage } from './sabotage.js';
import { reachLineWrites, reachTransferWrites } from './writes.js';

interface Order {
  /** Die when this point is reached for the n-th time from now. */
  dieAt?: string;
  nth?: number;
  /** Run the clock of transfers or of applications so many times at once. */
  clocks?: number;
  of?: 'transfers' | 'applications';
  /** Delete the files that belong to no photo, as in a month. */
  sweeps?: boolean;
}

const config = new Config(process.env);
const dataSource = await openDataSource(config, config.databaseUrl as string);
const app = await createApp(config, dataSource);
await sabotage(app, process.env.SABOTAGE);
const points = app.get(PaymentPoints);
reachTransferWrites(app);
reachLineWrites(app);
process.on('message', ({ dieAt, nth = 1, clocks, of = 'transfers', sweeps }: Order) => {
  if (sweeps) {
    const { now } = Date;
    Date.now = () => now() + 31 * 24 * 60 * 60_000;
    void app
      .get(FileSweep)
      .run()
      .finally(() => (Date.now = now))
      .then(() => process.send?.({ swept: true }));
    return;
  }
  if (clocks) {
    const clock = app.get<{ run(): Promise<void> }>(of === 'transfers' ? TransfersClock : ApplicationClock);
    const runs = Array.from({ length: clocks }, () => clock.run());
    void Promise.all(runs).then(() => process.send?.({ ran: clocks }));
    return;
  }
  let left = nth;
  points.onReach = (point) => {
    if (point === dieAt && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
  process.send?.({ armed: true });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => {
  void app.close().finally(() => process.exit(0));
});
await app.listen(config.port, '127.0.0.1');
process.send?.({ ready: true });
flushCompileCache();
