import { Injectable } from '@nestjs/common';
import type { Connection } from '../../common/api/paging.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { newestOfEach, type FirstPage } from '../../database/newest-of-each.js';
import { RequestLoader } from '../../graphql/request-loader.js';
import { managingOf } from '../../organisations/managing.js';
import { Organisations } from '../../organisations/organisations.service.js';
import { Contract } from '../contract.entity.js';
import { asSeenBy, asWritten, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';

/** Contracts that other types link to, loaded in batches. SQL: hot reads, several lists in one round trip. */
@Injectable()
export class ContractEdges {
  private readonly byId = new RequestLoader<string, Readonly<Contract> | null>(async (ids, { viewer }) => {
    const rows = await this.database.query<object>(
      { name: 'contracts.by-ids', text: `${this.select} where c.id = any($1::uuid[])`, as: Contract },
      [ids],
    );
    const contracts = new Map(rows.map(toContract).map((contract) => [contract.id, contract]));
    return ids.map((id) => {
      const contract = contracts.get(id);
      return contract ? asSeenBy(viewer, contract) : null;
    });
  });

  private readonly deletable = new RequestLoader<string, boolean>(async (ids) => {
    const sold = new Set(await this.sales.withPurchase(this.database, ids));
    return ids.map((id) => !sold.has(id));
  });

  private readonly edited = new RequestLoader<string, boolean>(async (ids, { viewer }) => {
    const edited = viewer ? await this.organisations.edited(viewer, ids) : new Set();
    return ids.map((id) => edited.has(id));
  });

  private readonly byHolder = new RequestLoader<FirstPage, Connection<Readonly<Contract>>>(
    (pages) =>
      newestOfEach(
        this.database,
        {
          name: 'contracts.newest-of-holders',
          select: this.select,
          by: 'c',
          owner: 'c.user_id',
          toEntity: (row) => asWritten(toContract(row)),
        },
        pages,
      ),
    ({ ownerId, first }) => `${ownerId} ${first}`,
  );

  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
    private readonly organisations: Organisations,
  ) {}

  private get select(): string {
    return `select ${this.sales.columns} from contracts c`;
  }

  /** As the viewer may read it; null for a deleted contract. */
  find(request: RequestContext, id: string): Promise<Readonly<Contract> | null> {
    return this.byId.get(request, id);
  }

  /** False for a contract with a purchase, which stays for the record. */
  isDeletable(request: RequestContext, id: string): Promise<boolean> {
    return this.deletable.get(request, id);
  }

  /** Whether the viewer manages the contract: its holder, or an editor of its organisation. */
  async isManaged(request: RequestContext, contract: Readonly<Contract>): Promise<boolean> {
    const { viewer } = request;
    const { organisationId } = contract;
    if (!viewer) return false;
    const isEdited = organisationId !== null && (await this.edited.get(request, organisationId));
    return managingOf(viewer, contract, new Set(isEdited ? [organisationId] : [])) !== null;
  }

  /** For admins: the newest contracts that a member listed, as written. */
  ofHolder(request: RequestContext, page: FirstPage): Promise<Connection<Readonly<Contract>>> {
    return this.byHolder.get(request, page);
  }
}
