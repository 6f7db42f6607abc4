import { readRequirements, type Requirements } from '@handover/domain/candidates/requirements';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { conflict, invalid, notFound } from '../../common/api/errors.js';
import { isUuid } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { reservationOf, reservationsOf, setSale } from '../../contracts/contract.reservation.js';
import { STATUS_RULES } from '../../contracts/contract.status.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { Database } from '../../database/database.js';
import { enqueue } from '../../jobs/jobs.js';
import { ApplicationBook } from '../application.book.js';
import { requestOfViewer } from '../application.lists.js';
import { ApplicationTypes } from '../application.types.js';
import { SaleFeeds } from '../sale.feeds.js';
import { recordRequirements } from '../decisions.js';
import { SaleSettings } from '../api/candidate.types.js';
import type { SaleModeArgs } from '../api/candidates.inputs.js';

/** How a holder sells: to the first who pays, or to the one they choose. Applications stay as they are. */
@Injectable()
export class SaleModeService {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly book: ApplicationBook,
    private readonly types: ApplicationTypes,
    private readonly limits: RateLimits,
    private readonly feeds: SaleFeeds,
  ) {}

  /** For its holder. */
  async get({ id: viewerId }: Viewer, contractId: string): Promise<SaleSettings> {
    const ids = isUuid(contractId) ? [contractId] : [];
    const [contract] = (await reservationsOf(this.database, ids)).values();
    if (contract?.userId !== viewerId) throw notFound('Contract');
    const { saleMode: mode, requirements, lineAuto } = contract;
    return Object.assign(new SaleSettings(), { mode, requirements, lineAuto });
  }

  async set(
    viewer: Viewer,
    id: string,
    { mode, requirements: given, lineAuto }: SaleModeArgs,
  ): Promise<Contract> {
    await this.database.transaction(async (tx) => {
      const contract = await this.book.lockOwn(tx, viewer, id);
      if (!STATUS_RULES[contract.status].listed) throw conflict('This contract is off the market.');
      await this.limits.take('listingEdit', viewer.id);
      const before = await reservationOf(tx, id);
      const requirements = given === undefined ? before.requirements : requirementsOf(contract, given);
      const isNew = !isDeepStrictEqual(requirements, before.requirements);
      // what was set before the operator excluded the type can only be taken back
      if ((requirements && isNew) || (mode === 'choose' && before.saleMode !== 'choose'))
        await this.types.refuseOthers(contract, tx);
      await setSale(tx, id, { saleMode: mode, requirements, lineAuto: lineAuto ?? before.lineAuto });
      this.feeds.publish(tx, id);
      if (isNew) await recordRequirements(tx, contract, requirements);
      // who was not chosen cannot pay any more
      if (mode === 'choose' && before.saleMode !== 'choose')
        await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
    });
    return this.contracts.getFor(requestOfViewer(viewer), id);
  }
}

function requirementsOf({ type }: Pick<Contract, 'type'>, given: object | null): Requirements | null {
  if (given === null) return null;
  const { requirements, errors } = readRequirements(type, given);
  if (Object.keys(errors).length > 0) throw invalid({ ...errors });
  return Object.keys(requirements).length > 0 ? requirements : null;
}
