import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { DONE, type Done } from '../../../common/api/done.js';
import { AppError, conflict, invalid, notFound, unauthenticated } from '../../../common/api/errors.js';
import { isUuid } from '../../../common/api/paging.js';
import type { Viewer } from '../../../common/api/request-of.js';
import { RateLimits } from '../../../common/cluster/rate-limits.js';
import { Database, type Tx } from '../../../database/database.js';
import { enqueue } from '../../../jobs/jobs.js';
import { Organisations } from '../../../organisations/organisations.service.js';
import { lockOwnAccount } from '../../../users/accounts.js';
import { Outgoing } from '../../outgoing.js';
import { ownedBy, reachedBy } from '../../owned-by.js';
import { refuseUnfitting } from '../import.types.js';
import { ImportSource } from './import-source.entity.js';
import type { ImportSourceInput, UpdateImportSourceInput } from './import-source.inputs.js';

const MOST_SOURCES = 5;

/** What the next file depends on. */
const CONTENT = ['url', 'format', 'match', 'missing', 'organisationId'] as const;
type Wanted = Pick<ImportSource, (typeof CONTENT)[number] | 'everyHours'>;

const NOTHING_KNOWN = {
  ...{ etag: null, lastModified: null, digest: null },
  ...{ lastFetchedAt: null, lastOutcome: null, lastError: null },
} as const;
const NOT_FAILING = { failures: 0, failingSince: null } as const;
/** A fetch that is under way is dropped: see `SourceResults`. */
const INTERRUPTED = { busyUntil: null } as const;
const DUE = { nextAt: () => 'now()' } as const;
const ON = { disabledAt: null, offReason: null, ...NOT_FAILING, ...DUE } as const;
const OFF = { disabledAt: () => 'now()', offReason: 'member', ...INTERRUPTED } as const;

const wantedOf = (input: UpdateImportSourceInput, stored: Partial<Wanted> = {}): Wanted => ({
  ...{ url: input.url ?? stored.url ?? '', format: input.format ?? stored.format ?? 'csv' },
  ...{
    match: input.match ?? stored.match ?? 'external-id',
    missing: input.missing ?? stored.missing ?? 'keep',
  },
  everyHours: input.everyHours ?? stored.everyHours ?? 24,
  // null says: for the member alone
  organisationId: input.organisationId === undefined ? (stored.organisationId ?? null) : input.organisationId,
});

/** What members do with their import sources; those of others are not found. */
@Injectable()
export class ImportSources {
  constructor(
    private readonly database: Database,
    private readonly organisations: Organisations,
    private readonly limits: RateLimits,
    private readonly outgoing: Outgoing,
  ) {}

  /** In the order in which they were created. */
  list(viewer: Viewer): Promise<ImportSource[]> {
    return this.database.manager.find(ImportSource, {
      where: reachedBy(viewer),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Fetches it at once. */
  async create(viewer: Viewer, input: ImportSourceInput): Promise<ImportSource> {
    const wanted = wantedOf(input);
    await this.check(viewer, wanted);
    await this.limits.take('importSource', viewer.id);
    const id = await this.database.transaction(async (tx) => {
      const others = await othersOf(tx, viewer);
      if (others.length >= MOST_SOURCES)
        throw conflict(`You can have up to ${MOST_SOURCES} addresses. Delete one first.`);
      refuseRivals(wanted, others);
      const { identifiers } = await tx.manager.insert(ImportSource, { ...ownedBy(viewer), ...wanted });
      await fetchSoon(tx);
      return (identifiers[0] as ImportSource).id;
    });
    return this.own(viewer, id);
  }

  async update(viewer: Viewer, id: string, input: UpdateImportSourceInput): Promise<ImportSource> {
    const before = await this.own(viewer, id);
    const isEdit = Object.entries(input).some(([name, value]) => name !== 'active' && value !== undefined);
    // switching off is always possible, whatever has become of the address and the organisation
    if (isEdit || input.active !== false) {
      await this.check(viewer, wantedOf(input, before));
      await this.limits.take('importSource', viewer.id);
    }
    await this.database.transaction(async (tx) => {
      const others = await othersOf(tx, viewer);
      const stored = others.find((one) => one.id === id);
      if (!stored) throw notFound('Import source');
      const wanted = wantedOf(input, stored);
      const isOn = input.active ?? stored.disabledAt === null;
      if (isOn)
        refuseRivals(
          wanted,
          others.filter((one) => one.id !== id),
        );
      await tx.manager.update(ImportSource, { id }, changesTo(stored, wanted, isOn));
      if (isOn) await fetchSoon(tx);
    });
    return this.own(viewer, id);
  }

  async delete(viewer: Viewer, id: string): Promise<Done> {
    const source = await this.own(viewer, id);
    await this.database.manager.delete(ImportSource, { id: source.id });
    return DONE;
  }

  /** Makes it due; a job fetches it as soon as no other import of the member is open. */
  async fetch(viewer: Viewer, id: string): Promise<ImportSource> {
    const source = await this.own(viewer, id);
    if (source.disabledAt) throw conflict('This address is switched off. Switch it on first.');
    await this.limits.take('importSource', viewer.id);
    await this.database.transaction(async (tx) => {
      await tx.manager.update(ImportSource, { id }, DUE);
      await fetchSoon(tx);
    });
    return this.own(viewer, id);
  }

  private async check(viewer: Viewer, wanted: Wanted): Promise<void> {
    try {
      this.outgoing.refuse(wanted.url);
    } catch (error) {
      throw error instanceof AppError ? invalid({ url: error.message }) : error;
    }
    refuseUnfitting(wanted);
    if (wanted.organisationId)
      await this.organisations.requireApproved(this.database, viewer, wanted.organisationId, 'editor');
  }

  private async own(viewer: Viewer, id: string): Promise<ImportSource> {
    const where = { ...reachedBy(viewer), id };
    const source = isUuid(id) && (await this.database.manager.findOneBy(ImportSource, where));
    if (!source) throw notFound('Import source');
    return source;
  }
}

/** The lock keeps two requests from creating the fifth source twice. */
async function othersOf(tx: Tx, viewer: Viewer): Promise<ImportSource[]> {
  if (!(await lockOwnAccount(tx, viewer.id))) throw unauthenticated();
  return tx.manager.findBy(ImportSource, ownedBy(viewer));
}

/** The file of one would pause the contracts of the other, again and again. What a member lists alone has no bounds. */
function refuseRivals(wanted: Wanted, others: readonly ImportSource[]): void {
  const isRival = ({ disabledAt, missing, organisationId }: ImportSource) =>
    disabledAt === null &&
    (wanted.missing === 'pause' || missing === 'pause') &&
    (organisationId === wanted.organisationId ||
      (wanted.missing === 'pause' && !wanted.organisationId) ||
      (missing === 'pause' && !organisationId));
  if (others.some(isRival))
    throw invalid({
      missing:
        'With several addresses, contracts that a file leaves out can only be kept: each file would pause the contracts of the others.',
    });
}

function changesTo(
  stored: ImportSource,
  wanted: Wanted,
  isOn: boolean,
): QueryDeepPartialEntity<ImportSource> {
  const isOther = CONTENT.some((name) => wanted[name] !== stored[name]);
  const isSwitched = isOn !== (stored.disabledAt === null);
  return {
    ...wanted,
    nextAt: () => `least(next_at, now() + ${wanted.everyHours} * interval '1 hour')`,
    ...(isOther && { ...NOTHING_KNOWN, ...NOT_FAILING, ...INTERRUPTED, ...DUE }),
    ...(isSwitched && (isOn ? ON : OFF)),
  };
}

/** The next run of the repeated job, now. */
export const fetchSoon = (on: Pick<Tx, 'query'>): Promise<void> =>
  enqueue(on, 'fetch-sources', {}, { key: 'fetch-sources' });
