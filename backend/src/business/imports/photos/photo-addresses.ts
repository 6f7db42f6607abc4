import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { AppError } from '../../../common/api/errors.js';
import type { Viewer } from '../../../common/api/request-of.js';
import type { Contract } from '../../../contracts/contract.entity.js';
import { WritingLimits } from '../../../contracts/writing/writing-limits.js';
import { Database, type Tx } from '../../../database/database.js';
import { enqueue } from '../../../jobs/jobs.js';
import { Organisations } from '../../../organisations/organisations.service.js';
import type { PhotoRow } from '../../../photos/photo.entity.js';
import { PhotoRows } from '../../../photos/photo.rows.js';
import type { Adding } from '../../../photos/photos.service.js';
import { ImportProgress } from '../import.progress.js';
import { nameIn, quoted } from '../import.rows.js';
import { PhotoAddress } from './photo-address.entity.js';
import type { Failure } from './photo-failures.js';

/** The row of an import that names the addresses. */
interface Naming {
  importId: string;
  row: number;
}

/** A later file does not name the address any more: what was fetched is not wanted. */
export class Superseded extends AppError {
  constructor() {
    super('CONFLICT', 'Another file has replaced this address.');
  }
}

const AGAIN = Symbol('another import names the address now');

/** The addresses of photos of each contract, as files named them, and the photos that they have become. */
@Injectable()
export class PhotoAddresses {
  constructor(
    private readonly database: Database,
    private readonly photos: PhotoRows,
    private readonly limits: WritingLimits,
    private readonly organisations: Organisations,
    private readonly progress: ImportProgress,
  ) {}

  /** Counts a list of addresses that was changed as an edit of the contract. */
  async countEdit(tx: Tx, viewer: Viewer, contract: Contract): Promise<void> {
    const managing = await this.organisations.managing(tx, viewer, contract);
    await this.limits.take('listingEdit', viewer, managing?.organisationId ?? null);
  }

  /**
   * Stores the addresses that a row names for a contract, which the caller has locked, in their order; true if they are
   * others than before. Those that failed are tried again, those that are stored are not fetched again.
   */
  async name(
    tx: Tx,
    { id: contractId, userId }: Contract,
    by: Naming,
    urls: readonly string[],
  ): Promise<boolean> {
    const known = await tx.manager.find(PhotoAddress, {
      where: { contractId },
      order: { position: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const named = known.filter(({ state }) => state !== 'leaving');
    const isSame = urls.length === named.length && urls.every((url, at) => url === named[at]?.url);
    if (isSame && named.every(({ state }) => state === 'stored')) return false;
    if (!isSame) await this.replace(tx, { contractId, userId, known, urls }, by);
    await tx.manager.update(PhotoAddress, { contractId, state: 'waiting' }, { ...by });
    const again = { state: 'waiting', tries: 0, runAt: () => 'now()' } as const;
    await tx.manager.update(PhotoAddress, { contractId, state: 'failed' }, { ...by, ...again });
    if (!isSame) await this.settle(tx, contractId);
    if (await tx.manager.existsBy(PhotoAddress, { contractId, state: 'waiting' }))
      await enqueue(tx, 'fetch-photos', {}, { key: 'fetch-photos' });
    return !isSame;
  }

  private async replace(
    { manager }: Tx,
    {
      known,
      urls,
      ...of
    }: { contractId: string; userId: string; known: PhotoAddress[]; urls: readonly string[] },
    by: Naming,
  ): Promise<void> {
    const gone = known.filter(({ url }) => !urls.includes(url));
    const idsOf = (hasPhoto: boolean) =>
      gone.filter(({ photoId }) => (photoId !== null) === hasPhoto).map(({ id }) => id);
    await manager.update(PhotoAddress, { id: In(idsOf(true)) }, { state: 'leaving' });
    await manager.delete(PhotoAddress, { id: In(idsOf(false)) });
    const added: Partial<PhotoAddress>[] = [];
    for (const [position, url] of urls.entries()) {
      const old = known.find((one) => one.url === url);
      if (!old) added.push({ ...of, ...by, url, position });
      else {
        const state = old.state === 'leaving' ? 'stored' : old.state;
        await manager.update(PhotoAddress, { id: old.id }, { position, state });
      }
    }
    if (added.length > 0) await manager.insert(PhotoAddress, added);
  }

  /**
   * Puts the photos of a locked contract in the order of its addresses, before those that were uploaded. Photos of addresses
   * that no file names any more are deleted once all others are stored.
   */
  private async settle(tx: Tx, contractId: string): Promise<void> {
    const all = await tx.manager.find(PhotoAddress, { where: { contractId }, order: { position: 'ASC' } });
    const idsOf = (wanted: PhotoAddress['state']) =>
      all.flatMap(({ state, photoId }) => (state === wanted && photoId ? [photoId] : []));
    const stored = idsOf('stored');
    const leaving = idsOf('leaving').filter((id) => !stored.includes(id));
    const isOpen = all.some(({ state }) => state === 'waiting' || state === 'failed');
    if (isOpen) return this.photos.settle(tx, contractId, { first: [...stored, ...leaving] });
    await tx.manager.delete(PhotoAddress, { contractId, state: 'leaving' });
    await this.photos.settle(tx, contractId, { first: stored, gone: leaving });
  }

  /** Stores the photo of an address, unless a file has replaced it meanwhile. */
  adding({ id, contractId }: PhotoAddress): Adding {
    return {
      makeRoom: (tx, rows) => this.makeRoom(tx, contractId, rows),
      added: async (tx, photo) => {
        const isOwn =
          photo.isNew || (await tx.manager.existsBy(PhotoAddress, { contractId, photoId: photo.id }));
        const { affected } = await tx.manager.update(
          PhotoAddress,
          { id, state: 'waiting' },
          { state: 'stored', photoId: isOwn ? photo.id : null, busyUntil: null },
        );
        if (affected !== 1) throw new Superseded();
        await this.settle(tx, contractId);
      },
    };
  }

  /** Of a contract with all photos that it may have, a new one takes the place of one that no file names any more. */
  private async makeRoom(tx: Tx, contractId: string, rows: readonly PhotoRow[]): Promise<void> {
    const all = await tx.manager.find(PhotoAddress, { where: { contractId }, order: { position: 'ASC' } });
    const isKept = (photoId: string | null) =>
      all.some((one) => one.photoId === photoId && one.state !== 'leaving');
    const last = all.findLast(
      ({ state, photoId }) =>
        state === 'leaving' && !isKept(photoId) && rows.some(({ id }) => id === photoId),
    );
    if (!last?.photoId) return;
    await tx.manager.delete(PhotoAddress, { id: last.id });
    await this.photos.settle(tx, contractId, { gone: [last.photoId] });
  }

  /** Deletes what still waits, for contracts and members that take no photos any more. */
  async drop(of: { contractId: string } | { userId: string }): Promise<null> {
    await this.database.manager.delete(PhotoAddress, { ...of, state: 'waiting' });
    return null;
  }

  /** Ends the attempt on an address that was replaced. */
  async free({ id }: PhotoAddress): Promise<null> {
    await this.database.manager.update(PhotoAddress, { id }, { busyUntil: null });
    return null;
  }

  /**
   * Lets the address wait for its next attempt, or tells its failure to the import that names it now, and returns that
   * import. An attempt that took longer than its claim, so that another one has begun, changes nothing.
   */
  async fail(address: PhotoAddress, { waitMinutes, isOurs, reason }: Failure): Promise<string | null> {
    const { id, tries } = address;
    if (waitMinutes !== null) {
      const runAt = () => `now() + interval '${waitMinutes} minutes'`;
      const again = { tries: isOurs ? tries - 1 : tries, runAt, busyUntil: null };
      await this.database.manager.update(PhotoAddress, { id, tries, state: 'waiting' }, again);
      return null;
    }
    for (;;) {
      const told = await this.database.transaction((tx) => this.tell(tx, address, reason));
      if (told !== AGAIN) return told;
    }
  }

  /** Locks as a row does: the import, then its addresses. AGAIN if another import names the address meanwhile. */
  private async tell(
    tx: Tx,
    { id, url, tries }: PhotoAddress,
    reason: string,
  ): Promise<string | null | typeof AGAIN> {
    const { manager } = tx;
    const now = await manager.findOneBy(PhotoAddress, { id, tries, state: 'waiting' });
    if (!now) return null;
    const { importId, row } = now;
    const work = importId && (await this.progress.lockAny(tx, importId));
    const where = { id, state: 'waiting', importId: importId ?? IsNull() } as const;
    const { affected } = await manager.update(PhotoAddress, where, { state: 'failed', busyUntil: null });
    if (affected !== 1) return AGAIN;
    if (work)
      await this.progress.notePhoto(tx, work, row, {
        column: nameIn(work.columns, 'photoUrls'),
        message: `${quoted(url)}: ${reason}`,
      });
    return importId;
  }
}
