import { spawn, type ChildProcess } from 'node:child_process';
import { accepts } from '../../backend/test/support/servers/pgbouncer.js';
import { freePort } from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';
import { end } from './programs.js';

/** The machine's Redis on loopback. */
export class Redis {
  /** Null until it is started for the first time. */
  url: string | null = null;
  private port = 0;
  private child: ChildProcess | undefined;

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.child = spawn('redis-server', ['--port', String(this.port), '--save', ''], { stdio: 'ignore' });
    await until(() => accepts(this.port));
    this.url = `redis://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    if (this.child) await end(this.child, 'SIGKILL');
  }

  /** It keeps its connections and answers nothing, until it is thawed. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.kill();
  }
}
