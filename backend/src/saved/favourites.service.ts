import { Injectable } from '@nestjs/common';
import { AppError, notFound, unauthenticated } from '../common/api/errors.js';
import { DONE, type Done } from '../common/api/done.js';
import { isUuid, type Connection, type PageArgs } from '../common/api/paging.js';
import { viewerOf, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { asSeenBy } from '../contracts/contract.rows.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractEdges } from '../contracts/edges/contract.edges.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database } from '../database/database.js';
import { keysetPage, USUAL_PAGE } from '../database/newest-first.js';
import { lockAccounts } from '../users/accounts.js';
import { Favourite } from './favourite.entity.js';

/** How many contracts a member may save: their ids are read at once, to fill the hearts of a page. */
const MOST_FAVOURITES = 500;

/** The contracts that a member has saved. Saving one twice, or removing one that is not saved, changes nothing. */
@Injectable()
export class Favourites {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly edges: ContractEdges,
  ) {}

  /** The contracts, the one that was saved last first. */
  async list(request: RequestContext, page: PageArgs): Promise<Connection<Contract>> {
    const { id: userId } = viewerOf(request);
    const { edges, pageInfo } = await keysetPage(page, USUAL_PAGE, async (position, limit) => {
      const list = this.database.manager.createQueryBuilder(Favourite, 'favourite').where({ userId });
      if (position)
        list.andWhere('(favourite.createdAt, favourite.contractId) < (:createdAt::timestamptz, :id::uuid)', {
          createdAt: position[0],
          id: position[1],
        });
      list.orderBy('favourite.createdAt', 'DESC').addOrderBy('favourite.contractId', 'DESC').limit(limit);
      return (await list.getMany()).map(({ contractId: id, createdAt }) => ({ id, createdAt }));
    });
    const contracts = await Promise.all(edges.map(({ node }) => this.edges.find(request, node.id)));
    return {
      pageInfo,
      edges: edges.flatMap(({ cursor }, index) => {
        const node = contracts[index];
        return node ? [{ cursor, node }] : [];
      }),
    };
  }

  /** Newest first; none for visitors. */
  async ids(viewer: Pick<Viewer, 'id'> | null): Promise<string[]> {
    if (!viewer) return [];
    const saved = await this.database.manager.find(Favourite, {
      select: { contractId: true },
      where: { userId: viewer.id },
      order: { createdAt: 'DESC', contractId: 'DESC' },
    });
    return saved.map(({ contractId }) => contractId);
  }

  /** How many members have saved each of the contracts; those that no member has saved are left out. */
  async countOf(contractIds: readonly string[]): Promise<Map<string, number>> {
    const counted = await this.database.manager
      .createQueryBuilder(Favourite, 'favourite')
      .select('favourite.contractId', 'contractId')
      .addSelect('count(*)::int', 'count')
      .where('favourite.contractId = any(:contractIds)', { contractIds })
      .groupBy('favourite.contractId')
      .getRawMany<{ contractId: string; count: number }>();
    return new Map(counted.map(({ contractId, count }) => [contractId, count]));
  }

  /** The contract's present state is what the member knows of it from now on. */
  add(viewer: Viewer, contractId: string): Promise<Contract> {
    return this.database.transaction(async (tx) => {
      const [account] = await lockAccounts(tx, [viewer.id]);
      if (!account?.mayAct) throw unauthenticated();
      const contract = await this.contracts.find(contractId, tx);
      if (!contract) throw notFound('Contract');
      if ((await tx.manager.countBy(Favourite, { userId: viewer.id })) >= MOST_FAVOURITES)
        throw new AppError('CONFLICT', `You can save up to ${MOST_FAVOURITES} contracts.`);
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Favourite)
        .values({
          userId: viewer.id,
          contractId: contract.id,
          toldStatus: contract.status,
          toldVersion: contract.termsVersion,
          toldPayment: contract.monthlyPayment,
        })
        .orIgnore()
        .execute();
      return asSeenBy(viewer, contract);
    });
  }

  async remove(viewer: Viewer, contractId: string): Promise<Done> {
    if (isUuid(contractId)) await this.database.manager.delete(Favourite, { userId: viewer.id, contractId });
    return DONE;
  }
}
