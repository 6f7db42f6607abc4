import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { isUuid } from '../../common/api/paging.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Database, type Statement } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { Contract } from '../contract.entity.js';
import { PLACE } from '../contract.indexes.js';
import { SIMILAR } from '../contract.inputs.js';
import { asSeenBy, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';
import { FOR_SALE } from '../contract.status.js';
import { ContractsService } from '../contracts.service.js';

/** Contracts considered on each side of the payment. Only among these do those that are near and of the same brand come first. */
const NEIGHBORS = 24;

/** The contracts of the same type with the next higher (`>=`) or lower (`<`) payments, along one index. */
const neighbors = (comparison: '>=' | '<'): string => `
  (select c.id, c.monthly_payment, c.brand, ${PLACE} as place from contracts c
   where c.type = this.type and c.status in (${sqlList(FOR_SALE)}) and c.id <> this.id
     and c.monthly_payment ${comparison} this.monthly_payment
   order by c.monthly_payment ${comparison === '<' ? 'desc' : ''} limit ${NEIGHBORS})`;

/** ", tx" of "austin, tx", as the form suggests a location; else null. */
const STATE = `case when ${PLACE} like '%, __' then right(${PLACE}, 4) end`;

/** Other contracts for sale that may suit a candidate of this one. */
@Injectable()
export class SimilarContracts {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly sales: ContractSales,
  ) {}

  /**
   * Of the same type, in the same place first, then in the same state, then of the same make or developer, then by how
   * near the monthly payment is.
   */
  async of(request: RequestContext, id: string, first?: number | null): Promise<Readonly<Contract>[]> {
    const limit = first ?? SIMILAR.usual;
    if (!Number.isInteger(limit) || limit < 1 || limit > SIMILAR.most)
      throw new AppError('BAD_REQUEST', `Please ask for 1 to ${SIMILAR.most} similar contracts.`);
    const rows = isUuid(id) ? await this.database.read<object>(this.near(), [id, limit]) : [];
    // Throws NOT_FOUND if there is no such contract.
    if (rows.length === 0) await this.contracts.getOnce(request, id);
    // A contract that a purchase holds is not for sale, whatever its status.
    const contracts = rows.map(toContract).filter(({ forSale }) => forSale);
    return contracts.map((contract) => asSeenBy(request.viewer, contract));
  }

  /** SQL: ranks the neighbors from two index scans in one round trip; `offset 0` computes the place once, not per neighbor. */
  private near(): Statement {
    return {
      name: 'contracts.similar',
      text: `select ${this.sales.columns} from (
          select near.id, row_number() over (
            order by near.place = this.place desc,
              coalesce(right(near.place, 4) = this.state, false) desc,
              coalesce(near.brand = this.brand, false) desc,
              abs(near.monthly_payment - this.monthly_payment), near.id) as rank
          from (select id, type, monthly_payment, brand, ${PLACE} as place, ${STATE} as state
            from contracts where id = $1 offset 0) this,
          lateral (${neighbors('>=')} union all ${neighbors('<')}) near
          order by rank limit $2) found
        join contracts c on c.id = found.id order by found.rank`,
      isQuick: true,
      as: Contract,
    };
  }
}
