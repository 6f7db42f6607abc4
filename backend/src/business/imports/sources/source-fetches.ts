import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { sqlList } from '../../../database/sql-list.js';
import { JobWorker } from '../../../jobs/worker.js';
import { OPEN_STATES } from '../import.entity.js';
import { ImportSource } from './import-source.entity.js';
import { fetchSoon } from './import-sources.service.js';
import { SourceWork } from './source-work.js';

/** Sources that are fetched at the same time, each of another member; a file may have 10 MB. */
const AT_ONCE = 4;
/** A run begins no fetch after this time: one takes up to 30 seconds, and its file is read afterwards. */
const BEGIN_MS = 10_000;
const LONGEST_MS = 55_000;

/**
 * A member has one import at a time. While one is open, or another source of theirs is being fetched, the others wait
 * without a download, and are looked at again each minute.
 */
const CAN_BE_FETCHED = `s.disabled_at is null and s.next_at <= now()
  and not exists (select from import_sources o where o.user_id = s.user_id and o.busy_until > now())
  and not exists (select from imports i where i.user_id = s.user_id and i.state in (${sqlList(OPEN_STATES)}))`;

/** SQL: one statement, so that two processes do not take the same one. A process that died holds it for two minutes. */
const CLAIM = `update import_sources set busy_until = now() + interval '2 minutes' where id = (
  select s.id from import_sources s where ${CAN_BE_FETCHED} order by s.next_at, s.id limit 1 for update skip locked)
  returning id`;
/** SQL: the condition of the statement above. */
const IS_LEFT = `select from import_sources s where ${CAN_BE_FETCHED} limit 1`;

/** The job that fetches the import sources that are due. */
@Injectable()
export class SourceFetches {
  constructor(
    private readonly database: Database,
    private readonly work: SourceWork,
    worker: JobWorker,
  ) {
    worker.register('fetch-sources', () => this.run(), { longestMs: LONGEST_MS });
  }

  async run(): Promise<void> {
    const end = performance.now() + BEGIN_MS;
    const busy = new Set<Promise<unknown>>();
    const errors: unknown[] = [];
    do {
      while (busy.size < AT_ONCE && performance.now() < end) {
        const source = await this.claim();
        if (!source) break;
        const one = this.work
          .on(source)
          .catch((error: unknown) => errors.push(error))
          .finally(() => busy.delete(one));
        busy.add(one);
      }
      if (busy.size === 0) break;
      await Promise.race(busy);
    } while (performance.now() < end);
    await Promise.all(busy);
    if (errors.length > 0) throw errors[0];
    if ((await this.database.query(IS_LEFT)).length > 0) await fetchSoon(this.database);
  }

  private async claim(): Promise<ImportSource | null> {
    const [claimed] = await this.database.query<{ id: string }>(CLAIM);
    return claimed ? this.database.manager.findOneBy(ImportSource, { id: claimed.id }) : null;
  }
}
