import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Photo } from '../contracts/photo.js';
import { Database } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { PhotoRow, photoOf } from './photo.entity.js';

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
    return this.get(request, await this.contracts.get(contractId));
  }

  /** In their order, as the viewer may read them; none while an admin hides the contract. */
  async get(
    request: RequestContext,
    { id, userId, hiddenAt, cover }: Pick<Contract, 'id' | 'userId' | 'hiddenAt' | 'cover'>,
  ): Promise<Photo[]> {
    // the cover is a copy of the first photo
    if (hiddenAt || !cover) return [];
    const readsWritten = request.viewer !== null && mayReadWritten(request.viewer, userId);
    return (await this.rows.get(request, id)).map((row) => photoOf(row, readsWritten));
  }
}

const mayReadWritten = (viewer: Viewer, ownerId: string): boolean => viewer.isAdmin || viewer.id === ownerId;
