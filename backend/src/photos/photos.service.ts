import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, notFound, unauthenticated } from '../common/api/errors.js';
import { FairQueue } from '../common/fair-queue.js';
import { unavailable } from '../common/api/to-app-error.js';
import { isUuid } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { may, viewerOf, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { reachesContract } from '../common/api/token-reach.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { PHOTO_SHOWN } from '../contracts/contract.events.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { PHOTO_WIDTHS, photoFile, type Photo } from '../contracts/photo.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { FileStore } from '../files/file-store.js';
import { refuseSecrets } from '../moderation/moderate.js';
import { lockAccounts } from '../users/accounts.js';
import { Decoder, type Decoded } from './decoder.js';
import { PhotoRow, photoOf } from './photo.entity.js';
import { PHOTO_LIMITS } from './photo.limits.js';
import { PhotoRows } from './photo.rows.js';
import type { ChangePhotoInput } from './photos.inputs.js';
import { received, refuseLong, type ReceivedFile } from './upload.js';

/** A buyer has paid for what the photos showed. */
const FIXED: readonly ContractStatus[] = [ContractStatus.PENDING, ContractStatus.COMPLETED];

/** From the first byte of a photo to its row: bounds the temporary files (10 MB each) and the requests that they occupy. */
const UPLOADS_AT_ONCE = { atOnce: 24, atOncePerSource: 4, waiting: 48, waitingPerSource: 12 };

const tooBusy = () =>
  new AppError('UNAVAILABLE', 'Many photos are being added right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

const tooMany = () =>
  new AppError('CONFLICT', `A contract has at most ${PHOTO_LIMITS.perContract} photos. Remove one first.`);

/** What takes part in the transaction that adds a photo. The contract is locked; an error refuses the photo. */
export interface Adding {
  /** The contract has as many photos as it may have: deletes one of them, if one is to go. */
  makeRoom(tx: Tx, rows: readonly PhotoRow[]): Promise<void>;
  /** Not new if the contract had it before. */
  added(tx: Tx, photo: { id: string; isNew: boolean }): Promise<void>;
}

interface NewPhoto {
  id: string;
  decoded: Decoded;
}

/** Photos of contracts: their holder adds, describes, orders and deletes them; a moderator may delete any. */
@Injectable()
export class PhotosService {
  private readonly uploads = new FairQueue(UPLOADS_AT_ONCE, tooBusy);

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly rows: PhotoRows,
    private readonly files: FileStore,
    private readonly decoder: Decoder,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly events: Events,
  ) {}

  /** The files are stored before the row is written: what is answered with 201 survives a crash. */
  async add(viewer: Viewer, contractId: string, request: IncomingMessage): Promise<Photo> {
    refuseChange(viewer, await this.contracts.find(contractId));
    if ((await this.rows.of(this.database, contractId)).length >= PHOTO_LIMITS.perContract) throw tooMany();
    refuseLong(request);
    return this.uploads.run(viewer.id, async () => {
      await this.limits.take('upload', viewer.id);
      return received(request, this.files.incoming, (file) => this.store(viewer, contractId, file));
    });
  }

  /** Adds a photo that the server has fetched for the holder. It does not count as an upload: its caller bounds how many. */
  async addFetched(viewer: Viewer, contractId: string, bytes: Buffer, adding: Adding): Promise<void> {
    await received(Readable.from([bytes]), this.files.incoming, (file) =>
      this.store(viewer, contractId, file, adding),
    );
  }

  private async store(
    viewer: Viewer,
    contractId: string,
    file: ReceivedFile,
    adding?: Adding,
  ): Promise<Photo> {
    const rows = await this.rows.of(this.database, contractId);
    const known = rows.find(({ digest }) => digest === file.digest);
    // its response was lost, and the client sends it again
    if (known && !adding) return photoOf(known, true);
    const photo = known ? null : await this.decoded(viewer, file);
    try {
      return await this.insert(viewer, contractId, file, photo, adding);
    } catch (error) {
      // it was refused, so no row has the files
      if (photo && error instanceof AppError) await this.files.delete(filesOf(photo.id));
      throw error;
    }
  }

  private async decoded(viewer: Viewer, file: ReceivedFile): Promise<NewPhoto> {
    const id = timeOrderedId();
    const decoded = await this.decoder.decode(viewer.id, file.path, join(file.folder, id));
    for (const name of filesOf(id)) await this.files.put(name, join(file.folder, name));
    return { id, decoded };
  }

  /** Describes it or moves it among the photos of its contract. */
  async change(viewer: Viewer, id: string, { alt, position }: ChangePhotoInput): Promise<Photo> {
    refuseSecrets({ alt });
    await this.limits.take('photoChange', viewer.id);
    return this.database.transaction(async (tx) => {
      const { contract } = await this.locked(tx, id);
      refuseChange(viewer, contract);
      if (typeof alt === 'string') await tx.manager.update(PhotoRow, { id }, { alt });
      if (typeof alt === 'string') await this.events.emit(tx, PHOTO_SHOWN, { contract, viewer });
      const rows = await this.rows.of(tx, contract.id);
      const row = rows.find((one) => one.id === id) as PhotoRow;
      const others = rows.filter((other) => other.id !== id);
      const ordered = typeof position === 'number' ? others.toSpliced(position, 0, row) : rows;
      await this.rows.arrange(tx, contract.id, ordered);
      return photoOf(row, true);
    });
  }

  /** The photo is not shown from now on; its files are deleted later. A deletion by a moderator is audited. */
  delete(caller: RequestContext, id: string): Promise<Done> {
    const viewer = viewerOf(caller);
    return this.database.transaction(async (tx) => {
      const { row, contract } = await this.locked(tx, id);
      const isOwn = row.userId === viewer.id;
      if (isOwn || !may(viewer, 'moderate')) refuseChange(viewer, contract);
      await tx.manager.update(PhotoRow, { id }, { deletedAt: () => 'now()' });
      await this.rows.arrange(tx, contract.id, await this.rows.of(tx, contract.id));
      if (!isOwn) {
        const target = { type: 'contract' as const, id: contract.id };
        await this.audit.record(tx, caller, 'photo.delete', target, { id, alt: row.alt }, null);
      }
      return DONE;
    });
  }

  private insert(
    viewer: Viewer,
    contractId: string,
    { digest }: ReceivedFile,
    photo: NewPhoto | null,
    adding?: Adding,
  ): Promise<Photo> {
    return this.database.transaction(async (tx) => {
      // before the contract, as sales and the deletion of the account lock them
      const [account] = await lockAccounts(tx, [viewer.id]);
      if (!account?.mayAct) throw unauthenticated();
      const contract = await this.contracts.lock(tx, contractId);
      refuseChange(viewer, contract);
      let rows = await this.rows.of(tx, contractId);
      const known = rows.find((row) => row.digest === digest);
      if (known) {
        await adding?.added(tx, { id: known.id, isNew: false });
        return photoOf(known, true);
      }
      // the photo that was known was deleted meanwhile
      if (!photo) throw unavailable();
      if (adding && rows.length >= PHOTO_LIMITS.perContract) {
        await adding.makeRoom(tx, rows);
        rows = await this.rows.of(tx, contractId);
      }
      if (rows.length >= PHOTO_LIMITS.perContract) throw tooMany();
      const { id, decoded } = photo;
      const { width, height, placeholder } = decoded;
      const row = { id, contractId, userId: viewer.id, digest, width, height, placeholder, alt: '' };
      await tx.manager.insert(PhotoRow, { ...row, position: rows.length });
      await this.events.emit(tx, PHOTO_SHOWN, { contract, viewer });
      const stored = await this.rows.of(tx, contractId);
      await this.rows.arrange(tx, contractId, stored);
      await adding?.added(tx, { id, isNew: true });
      return photoOf(stored.find((one) => one.id === id) as PhotoRow, true);
    });
  }

  private async locked(tx: Tx, id: string): Promise<{ row: PhotoRow; contract: Contract }> {
    const found = isUuid(id) ? await tx.manager.findOneBy(PhotoRow, { id, deletedAt: IsNull() }) : null;
    const contract = found?.contractId ? await this.contracts.lock(tx, found.contractId) : null;
    // read again: it may have been deleted while this waited for the lock
    const row = contract && (await tx.manager.findOneBy(PhotoRow, { id, deletedAt: IsNull() }));
    if (!row) throw notFound('Photo');
    return { row, contract };
  }
}

/** Others do not find the photos of a contract that is not theirs. */
export function refuseChange(viewer: Viewer, contract: Contract | null): asserts contract is Contract {
  if (contract?.userId !== viewer.id || !reachesContract(viewer, contract)) throw notFound('Contract');
  if (contract.hiddenAt) throw new AppError('CONFLICT', 'This contract was removed by a moderator.');
  if (FIXED.includes(contract.status))
    throw new AppError(
      'CONFLICT',
      "Photos can't be changed while a contract is in transfer or after it is completed.",
    );
}

const filesOf = (id: string): string[] => PHOTO_WIDTHS.map((width) => photoFile(id, width));

/** A UUID of version 7, whose beginning is the time: the sweep spares files that are younger than an hour. */
function timeOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
