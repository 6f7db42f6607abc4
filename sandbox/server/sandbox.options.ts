import type { Pool } from 'pg';

/** Options from the host application. Keys are compared exactly; the sandbox has one account. */
export interface SandboxOptions {
  pool: Pool;
  /** `sk_sandbox_...` */
  secretKey: string;
  /** `pk_sandbox_...` */
  publishableKey: string;
  /** `whsec_...`, the secret webhooks are signed with. */
  webhookSecret: string;
  /** Where events are POSTed. A function because the port may be known only after listening; null holds them back. */
  webhookUrl: string | (() => string | null);
  /** Offers `/knobs` and `/ledger`, for development and tests only. Off: they do not exist. */
  controls: boolean;
  /** The folder with the built browser part (`sandbox/dist/browser`). */
  staticDir: string;
  /**
   * Called at the named points of every operation, so that a test can stop the process exactly there:
   * `<operation>:before`, `<operation>:after-effect` (not yet committed), `<operation>:after-commit`
   * (not yet answered), `webhook:before`, `webhook:after`.
   */
  onPoint?: (name: string, detail: { id?: string }) => void | Promise<void>;
  /** Receives failures of the background work; default: dropped, the work is tried again anyway. */
  onError?: (error: unknown) => void;
}
