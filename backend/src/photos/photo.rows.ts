import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { IsNull, In } from 'typeorm';
import { PHOTO_FLAG } from '../contracts/writing/contract.moderation.js';
import { isKeptFrom } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { type Tx, Database } from '../database/database.js';
import { moderate, moderateTogether } from '../moderation/moderate.js';
import { coverOf, PhotoRow, photoOf } from './photo.entity.js';
import { may, type RequestContext, type Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import type { Photo } from '../contracts/photo.js';
import { RequestLoader } from '../graphql/request-loader.js';

type Moderation = Pick<PhotoRow, 'maskedAlt' | 'flags'>;

/** The stored photos of a contract, in their order. */
@Injectable()
export class PhotoRows {
  constructor(private readonly contracts: ContractsService) {}

  of({ manager }: Pick<Tx, 'manager'>, contractId: string): Promise<PhotoRow[]> {
    return manager.find(PhotoRow, {
      where: { contractId, deletedAt: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Numbers them from 0, makes the first one the cover, and moderates their descriptions. The contract, which the caller has
   * locked, is flagged for admins when something new is found, and no longer once nothing is left.
   */
  async arrange(tx: Tx, contractId: string, rows: PhotoRow[], isReview = false): Promise<void> {
    const moderated = moderatePhotos(rows);
    let isFlagged = moderated.every(({ flags }) => flags.length === 0) ? false : null;
    for (const [position, row] of rows.entries()) {
      const { maskedAlt, flags } = moderated[position] as Moderation;
      const before = { position: row.position, maskedAlt: row.maskedAlt, flags: row.flags };
      if (isDeepStrictEqual(before, { position, maskedAlt, flags })) continue;
      if (flags.length > 0 && !isDeepStrictEqual(before.flags, flags)) isFlagged = true;
      Object.assign(row, { position, maskedAlt, flags });
      await tx.manager.update(PhotoRow, { id: row.id }, { position, maskedAlt, flags });
    }
    const [first] = rows;
    await this.contracts.setCover(tx, contractId, first ? coverOf(first) : null, isReview);
    if (isFlagged !== null) await this.contracts.setFlag(tx, contractId, PHOTO_FLAG, isFlagged);
  }

  /** Deletes photos of a locked contract, and puts others first, in this order; the rest follows as it was. */
  async settle(
    tx: Tx,
    contractId: string,
    { first = [], gone = [] }: { first?: readonly string[]; gone?: readonly string[] },
  ): Promise<void> {
    if (gone.length > 0)
      await tx.manager.update(
        PhotoRow,
        { contractId, id: In([...gone]), deletedAt: IsNull() },
        { deletedAt: () => 'now()' },
      );
    const place = ({ id }: PhotoRow) => (first.includes(id) ? first.indexOf(id) : first.length);
    const rows = await this.of(tx, contractId);
    await this.arrange(
      tx,
      contractId,
      rows.toSorted((one, other) => place(one) - place(other)),
    );
  }

  /** Moderates the descriptions of the photo's contract again, as after a change of the rules; returns those of the photo. */
  async review(tx: Tx, id: string): Promise<{ masked: (string | null)[]; flags: string[] } | null> {
    const contractId = (await tx.manager.findOneBy(PhotoRow, { id, deletedAt: IsNull() }))?.contractId;
    if (!contractId) return null;
    let rows = await this.of(tx, contractId);
    const known = rows.map(({ maskedAlt, flags }) => ({ maskedAlt, flags }));
    if (!isDeepStrictEqual(known, moderatePhotos(rows))) {
      await this.contracts.lock(tx, contractId);
      rows = await this.of(tx, contractId);
      await this.arrange(tx, contractId, rows, true);
    }
    const own = rows.find((row) => row.id === id);
    return own ? { masked: [own.maskedAlt], flags: own.flags } : null;
  }
}

/** Descriptions are read together, because a contact may be split over several of them. */
function moderatePhotos(rows: readonly PhotoRow[]): Moderation[] {
  const together = moderateTogether(rows.map(({ alt }) => alt));
  return rows.map(({ alt }, at) => {
    const { masked, flags } = together[at] ?? moderate(alt);
    return { maskedAlt: masked, flags };
  });
}

/** Reads the photos of contracts, for several contracts in one statement. */
@Injectable()
export class ContractPhotos {
  private readonly rows = new RequestLoader<string, PhotoRow[]>(async (ids) => {
    const rows = await this.database.manager.find(PhotoRow, {
      where: { contractId: In(ids), deletedAt: IsNull() },
      order: { position: 'ASC', id: 'ASC' },
    });
    const byContract = Map.groupBy(rows, ({ contractId }) => contractId);
    return ids.map((id) => byContract.get(id) ?? []);
  });

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
  ) {}

  async list(request: RequestContext, contractId: string): Promise<Photo[]> {
    return this.get(request, await this.contracts.getFor(request, contractId));
  }

  /** In their order, as the viewer may read them; none while an admin hides the contract or has to approve it. */
  async get(request: RequestContext, contract: Readonly<Contract>): Promise<Photo[]> {
    const { id, userId, hiddenAt, cover, written } = contract;
    if (hiddenAt || isKeptFrom(request.viewer, contract)) return [];
    // the cover is a copy of the first photo
    if (!cover && !written?.storedCover) return [];
    const readsWritten = request.viewer !== null && mayReadWritten(request.viewer, userId);
    return (await this.rows.get(request, id)).map((row) => photoOf(row, readsWritten));
  }
}

const mayReadWritten = (viewer: Viewer, ownerId: string): boolean =>
  may(viewer, 'moderate') || viewer.id === ownerId;
