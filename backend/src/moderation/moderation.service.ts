import type { EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import type { AuditAction, AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/api/errors.js';
import { refuseParty } from '../common/api/refuse-party.js';
import { isUuid, type Connection, type PageArgs } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { countUpTo, WaitingCount } from '../common/api/waiting-count.js';
import type { Database, Tx } from '../database/database.js';
import { newestFirstRows } from '../database/newest-first.js';

/** What every text that admins moderate stores about its moderation. */
interface Moderated {
  id: string;
  createdAt: string;
  hiddenAt: string | null;
  flags: string[];
}

interface Subject<Stored, Flagged> {
  entity: EntityTarget<Stored>;
  type: 'contract' | 'message';
  /** For the error if there is none. */
  name: string;
  /** The columns of the public list and those of the author. */
  select: () => string;
  /** Alias of the entity's table in `select`. */
  by: string;
  toFlagged: (row: object) => Flagged;
  /** The column with the member who wrote it. */
  author: keyof Stored & string;
  /** The columns with the texts that the guard masked. */
  masked: readonly (keyof Stored & string)[];
  /** Flags that say nothing about these texts: clearing them alone does not exempt the texts from later reviews. */
  otherFlags?: readonly string[];
}

type Changes<Stored> = QueryDeepPartialEntity<Stored>;

/** Hides, shows and clears one kind of text: lock, change, audit, publish. */
export abstract class ModerationService<Stored extends Moderated, Flagged extends Moderated> {
  constructor(
    protected readonly database: Database,
    private readonly audit: AuditService,
    private readonly subject: Subject<Stored, Flagged>,
  ) {}

  /** Flagged and hidden ones, newest first. */
  flagged(page: PageArgs): Promise<Connection<Flagged>> {
    const { type, select, by, toFlagged } = this.subject;
    const conditions = [`(${by}.flags <> '{}' or ${by}.hidden_at is not null)`];
    const name = `${type}s.flagged`;
    return newestFirstRows(
      this.database,
      { name, select: select(), by, conditions, toEntity: toFlagged },
      page,
    );
  }

  /** Flagged ones that no admin has hidden or cleared yet; served by the partial index of the list. SQL: counts to a limit. */
  async waiting(): Promise<WaitingCount> {
    const { select, by } = this.subject;
    const rows = `${select()} where ${by}.flags <> '{}' and ${by}.hidden_at is null`;
    return WaitingCount.of(await this.database.query<{ count: number }>(countUpTo(rows)));
  }

  hide(caller: RequestContext, id: string, reason: string): Promise<Flagged> {
    return this.database.transaction((tx) => this.hideIn(tx, caller, id, reason));
  }

  /** Hides it in the transaction of a decision about it. */
  hideIn(tx: Tx, caller: RequestContext, id: string, reason: string): Promise<Flagged> {
    return this.change(tx, caller, id, 'hide', { hidden: true, reason }, (stored) =>
      stored.hiddenAt ? null : this.hiding(stored),
    );
  }

  unhide(caller: RequestContext, id: string): Promise<Flagged> {
    return this.database.transaction((tx) =>
      this.change(tx, caller, id, 'unhide', { hidden: false }, (stored) =>
        stored.hiddenAt ? this.showing() : null,
      ),
    );
  }

  /** Removes wrong flags, so that everyone reads the original texts until they are edited. */
  clear(caller: RequestContext, id: string): Promise<Flagged> {
    const { masked, otherFlags = [] } = this.subject;
    const unmasked = { ...Object.fromEntries(masked.map((column) => [column, null])), clearedAt: now };
    return this.database.transaction((tx) =>
      this.change(tx, caller, id, 'clear', { flags: [] }, ({ flags }) => {
        if (flags.length === 0) return null;
        const isAboutTexts = flags.some((flag) => !otherFlags.includes(flag));
        return { ...(isAboutTexts && unmasked), flags: [] as string[] } as Changes<Stored>;
      }),
    );
  }

  /** What hiding changes; throws if it is not allowed. */
  protected hiding(_stored: Stored): Changes<Stored> {
    return { hiddenAt: now } as Changes<Stored>;
  }

  protected showing(): Changes<Stored> {
    return { hiddenAt: () => 'null' } as Changes<Stored>;
  }

  /** What the audit trail records of the state before a change. */
  protected auditedOf({ hiddenAt, flags }: Stored): object {
    return { hidden: hiddenAt !== null, flags };
  }

  /** Publishes a change; `row` is as the public may read it. */
  protected changed(_tx: Tx, _row: object): void | Promise<void> {}

  /** `changesOf` returns null if there is nothing to do; then nothing is audited or published. */
  private async change(
    tx: Tx,
    caller: RequestContext,
    id: string,
    verb: 'hide' | 'unhide' | 'clear',
    after: object,
    changesOf: (stored: Stored) => Changes<Stored> | null,
  ): Promise<Flagged> {
    const { entity, type, author, toFlagged } = this.subject;
    const stored = await this.lock(tx, id);
    refuseParty(caller, [stored[author] as string]);
    const changes = changesOf(stored);
    if (!changes) return toFlagged(await this.read(tx, id));
    await tx.manager.update(entity, id, changes);
    const action: AuditAction = `${type}.${verb}`;
    await this.audit.record(tx, caller, action, { type, id: stored.id }, this.auditedOf(stored), after);
    const row = await this.read(tx, id);
    await this.changed(tx, { ...row });
    return toFlagged(row);
  }

  private async lock(tx: Tx, id: string): Promise<Stored> {
    const { entity, name } = this.subject;
    const where = { id } as FindOptionsWhere<Stored>;
    const stored = isUuid(id)
      ? await tx.manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!stored) throw notFound(name);
    return stored;
  }

  /** SQL: reads the same columns as the list. */
  private async read(tx: Tx, id: string): Promise<object> {
    const { select, by } = this.subject;
    const [row] = await tx.query<object>(`${select()} where ${by}.id = $1`, [id]);
    return row as object;
  }
}

export const now = (): string => 'now()';
