import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { TopicBus } from '../common/cluster/topics.js';
import { Database } from '../database/database.js';
import { besideTransaction } from '../database/driver/one-connection.js';

/** Upper bound for what this process does not know if Redis is down and a publication was missed. */
const MAX_AGE_MS = 5_000;

interface Versions {
  /** The terms that the site shows. */
  current: number;
  /** The latest version that members have to accept; 0 if none asks for it. */
  required: number;
}

/**
 * Which terms are in force. Each write of a member asks, so the numbers are in memory: a publication changes them in all
 * processes, and a request never waits for them to be read.
 */
@Injectable()
export class TermsInForce implements OnModuleInit {
  private versions: Versions = { current: SHIPPED_VERSION, required: 0 };
  private until = 0;

  constructor(
    private readonly database: Database,
    private readonly logger: PinoLogger,
    topics: TopicBus,
  ) {
    topics.on('legalTextPublished', ({ kind, version, requiresConsent }) => {
      if (kind === 'terms') this.raise({ current: version, required: requiresConsent ? version : 0 });
    });
    topics.on('mayHaveMissed', () => this.readBeside());
  }

  onModuleInit(): Promise<void> {
    return this.read();
  }

  get current(): number {
    return this.fresh().current;
  }

  get required(): number {
    return this.fresh().required;
  }

  /** SQL: two maxima of the same rows. */
  async read(): Promise<void> {
    this.until = performance.now() + MAX_AGE_MS;
    const [row] = await this.database.query<Partial<Versions>>(
      `select max(version) as current, max(version) filter (where requires_consent) as required
       from legal_texts where kind = 'terms' and version is not null`,
    );
    this.raise({ current: row?.current ?? 0, required: row?.required ?? 0 });
  }

  private fresh(): Versions {
    if (performance.now() > this.until) this.readBeside();
    return this.versions;
  }

  /**
   * The versions that are known stay until the read is done, and if it fails. A transaction that asks, such as the one of a
   * sign-up, does not wait for the read, which therefore may take a connection of its own.
   */
  private readBeside(): void {
    besideTransaction(() => this.read()).catch((error: unknown) =>
      this.logger.warn({ reason: String(error) }, 'The terms in force could not be read'),
    );
  }

  /** Versions only grow: a read that began before a publication must not undo it. */
  private raise({ current, required }: Versions): void {
    this.versions = {
      current: Math.max(current, this.versions.current),
      required: Math.max(required, this.versions.required),
    };
  }
}
