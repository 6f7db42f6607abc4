import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { toAppError, unavailable } from '../../../common/api/to-app-error.js';
import { withoutRoles } from '../../../common/api/token-reach.js';
import type { Viewer } from '../../../common/api/request-of.js';
import { TopicBus } from '../../../common/cluster/topics.js';
import { FairQueue } from '../../../common/fair-queue.js';
import { ContractsService } from '../../../contracts/contracts.service.js';
import { Database } from '../../../database/database.js';
import { enqueue } from '../../../jobs/jobs.js';
import { JobWorker } from '../../../jobs/worker.js';
import { shownOrganisation } from '../../../organisations/approved-organisations.js';
import { PHOTO_LIMITS } from '../../../photos/photo.limits.js';
import { PhotosService, refuseChange } from '../../../photos/photos.service.js';
import { UsersService } from '../../../users/users.service.js';
import { Outgoing } from '../../outgoing.js';
import { paced } from '../paced.js';
import { PhotoAddress } from './photo-address.entity.js';
import { PhotoAddresses, Superseded } from './photo-addresses.js';
import {
  failureOfPhoto,
  failureOfRequest,
  failureOfStatus,
  MOST_TRIES,
  type Failure,
} from './photo-failures.js';

/* SQL in this file: claims addresses that other processes fetch, one of each member at a time. */

/** The job is queued again after this time, so that photos leave room for other jobs. */
const SLICE_MS = 3_000;
/** While servers do not answer, what has become due is looked for this often. */
const LOOK_EVERY_MS = 250;
/** Addresses that are fetched at once, in all processes. */
const AT_ONCE = 4;
/** So that a picture that takes long does not keep all others waiting. */
const LONGEST_REST_MS = 1_000;
/** An address whose process died is free after this time. */
const CLAIMED = '2 minutes';
const REQUEST = {
  timeoutMs: 15_000,
  maxBytes: PHOTO_LIMITS.bytes,
  longer: 'fail',
  redirects: 3,
  headers: { accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'Handover-Photos/1.0' },
} as const;

const BUSY = 'select b.user_id from photo_addresses b where b.busy_until > now()';
const NEXT_MEMBER = (after: string) =>
  `select (select a.user_id from photo_addresses a where a.state = 'waiting' and a.user_id > ${after}
    order by a.user_id limit 1) as id`;
/** Steps from member to member, in order, so that the thousands of addresses of a busy one are not read (25 ms each time). */
const CLAIM = `with recursive member as (
    ${NEXT_MEMBER('$1')} union all ${NEXT_MEMBER('member.id')} from member where member.id is not null)
  update photo_addresses set tries = tries + 1, busy_until = now() + interval '${CLAIMED}' where id = (
    select due.id from member cross join lateral (
      select a.id from photo_addresses a where a.user_id = member.id and a.state = 'waiting' and a.run_at <= now()
      order by a.run_at, a.position limit 1 for update skip locked) due
    where member.id <> all (array(${BUSY})) and (select count(*) from (${BUSY}) busy) < ${AT_ONCE} limit 1)
  returning id`;
/** An attempt that runs may end with a wait, so it is looked at before its claim ends. */
const NEXT_AT = `select min(case when busy_until > now() then now() + interval '15 seconds' else run_at end) as "nextAt"
  from photo_addresses where state = 'waiting'`;

const FIRST_MEMBER = '00000000-0000-0000-0000-000000000000';

/** Fetches the photos whose addresses files named, in a job: members in turn, one address of a member at a time. */
@Injectable()
export class PhotoFetching {
  private readonly logger = new Logger(PhotoFetching.name);
  private readonly running = new Set<Promise<void>>();
  private isInJob = false;
  /** One decoder stays free for uploads. */
  private readonly storing = new FairQueue({ atOnce: 1, waiting: 16, waitingPerSource: 2 }, () =>
    unavailable(),
  );
  /** The member whose address was begun last. */
  private after = FIRST_MEMBER;

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly contracts: ContractsService,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly outgoing: Outgoing,
    private readonly topics: TopicBus,
    worker: JobWorker,
  ) {
    worker.register('fetch-photos', () => this.run(), { changesPublicData: true });
  }

  /** Does not wait for slow servers at its end: the next run does, and fetches those of other members meanwhile. */
  async run(): Promise<void> {
    this.isInJob = true;
    const isOver = await this.workUntil(performance.now() + SLICE_MS).finally(() => (this.isInJob = false));
    await this.comeBack(isOver ? 0 : 1);
  }

  /** False if there is nothing to do before. */
  private async workUntil(end: number): Promise<boolean> {
    while (performance.now() < end) {
      await this.beginAll();
      if (this.running.size === 0) return false;
      await Promise.race([...this.running, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
    return true;
  }

  private async beginAll(): Promise<void> {
    // an address that a file replaced meanwhile is still being fetched, though its claim is gone
    while (this.running.size < AT_ONCE) {
      const claimed = await this.claim();
      if (!claimed) return;
      this.after = claimed.userId;
      const work: Promise<void> = this.fetch(claimed)
        // it is tried again once its claim has ended
        .catch((error: unknown) => this.logger.warn(toAppError(error)))
        .finally(() => this.running.delete(work));
      this.running.add(work);
    }
  }

  /** The first address of the member after the last one who had a turn. */
  private async claim(): Promise<PhotoAddress | null> {
    for (const after of new Set([this.after, FIRST_MEMBER])) {
      const [claimed] = await this.database.query<{ id: string }>(CLAIM, [after]);
      if (claimed) return this.database.manager.findOneBy(PhotoAddress, { id: claimed.id });
    }
    return null;
  }

  private async fetch(address: PhotoAddress): Promise<void> {
    const viewer = await this.holderOf(address);
    const importId = viewer ? await this.addPhoto(viewer, address) : address.importId;
    if (importId) this.topics.publish('importChanged', { importId });
  }

  /** Returns the import whose report or numbers have changed. */
  private async addPhoto(viewer: Viewer, address: PhotoAddress): Promise<string | null> {
    const { userId, contractId, tries } = address;
    const fail = (failure: Failure) => this.addresses.fail(address, failure);
    // the process was killed each time
    if (tries > MOST_TRIES) return fail({ reason: 'It could not be fetched.', waitMinutes: null });
    const answer = await this.outgoing.send({ ...REQUEST, url: address.url }).catch((error: unknown) => ({
      failure: failureOfRequest(error, tries),
    }));
    if ('failure' in answer) return fail(answer.failure);
    if (answer.status !== 200) return fail(failureOfStatus(answer.status, tries));
    const store = () =>
      this.photos.addFetched(viewer, contractId, answer.body, this.addresses.adding(address));
    try {
      await this.storing.run(userId, () => paced(store, LONGEST_REST_MS));
      // the end of the job tells it otherwise
      if (!this.isInJob) this.topics.publish('publicDataChanged', {});
      return address.importId;
    } catch (error) {
      if (error instanceof Superseded) return this.addresses.free(address);
      // it may have been sold meanwhile
      if (!(await this.holderOf(address))) return address.importId;
      return fail(failureOfPhoto(error, tries));
    }
  }

  /** Null for a member or a contract that takes no photos any more: their addresses are dropped. */
  private async holderOf({ userId, contractId }: PhotoAddress): Promise<Viewer | null> {
    const member = await this.users.findCurrent(userId);
    if (!member) return this.addresses.drop({ userId });
    const viewer = withoutRoles(member);
    const contract = await this.contracts.find(contractId);
    try {
      refuseChange(viewer, contract);
    } catch {
      return this.addresses.drop({ contractId });
    }
    const { organisationId } = contract;
    const isClosed = organisationId !== null && !shownOrganisation(organisationId);
    return isClosed ? this.addresses.drop({ contractId }) : viewer;
  }

  private async comeBack(leastSeconds: number): Promise<void> {
    const [first] = await this.database.query<{ nextAt: string | null }>(NEXT_AT);
    if (!first?.nextAt) return;
    const wait = Math.max(leastSeconds, Math.ceil((Date.parse(first.nextAt) - Date.now()) / 1000));
    await enqueue(this.database, 'fetch-photos', {}, { key: 'fetch-photos', after: `${wait} seconds` });
  }
}
