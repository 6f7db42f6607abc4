import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { isUuid } from '../../common/api/paging.js';
import { may, type Viewer } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { Contract } from '../contract.entity.js';
import { IS_LISTED } from './conditions.js';
import { asSeenBy, isKeptFrom, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';

/** As many contracts as a comparison has columns. */
export const MOST_IDS = 4;

/** Contracts that are compared with each other, in any status. */
@Injectable()
export class ContractsByIds {
  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
  ) {}

  /**
   * In the order of the ids, an id that is repeated once. Null in the place of one that is unknown, malformed, hidden or not
   * approved. SQL: the columns of all contracts in one round trip. Throws BAD_REQUEST for more than MOST_IDS.
   */
  async of(viewer: Viewer | null, asked: readonly string[]): Promise<(Readonly<Contract> | null)[]> {
    if (asked.length > MOST_IDS)
      throw new AppError('BAD_REQUEST', `Please compare at most ${MOST_IDS} contracts.`);
    const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
    const known = ids.filter(isUuid);
    const text = `select ${this.sales.columns} from contracts c where c.id = any($1::uuid[])`;
    const rows =
      known.length > 0
        ? await this.database.read<object>({ name: 'contracts.compared', text, as: Contract }, [known])
        : [];
    const found = new Map(rows.map(toContract).map((contract) => [contract.id, contract]));
    return ids.map((id) => {
      const contract = found.get(id);
      return contract && isOpenTo(viewer, contract) ? asSeenBy(viewer, contract) : null;
    });
  }

  /** Those that the public list has, as visitors read them. SQL: a page of the feed in one round trip. */
  async listed(ids: readonly string[]): Promise<Map<string, Readonly<Contract>>> {
    const text = `select ${this.sales.columns} from contracts c where c.id = any($1::uuid[]) and ${IS_LISTED}`;
    const rows = await this.database.query<object>({ name: 'contracts.fed', text, as: Contract }, [ids]);
    const contracts = rows.map(toContract).filter((contract) => isOpenTo(null, contract));
    return new Map(contracts.map((contract) => [contract.id, contract]));
  }
}

const isOpenTo = (viewer: Viewer | null, contract: Readonly<Contract>): boolean =>
  !isKeptFrom(viewer, contract) && (contract.hiddenAt === null || may(viewer, 'moderate'));

/** The `ids` of a query string; null without any. Throws BAD_REQUEST beside other parameters, which would be ignored. */
export function idsOf({ ids, ...others }: Record<string, unknown>): string[] | null {
  if (ids === undefined) return null;
  if (Object.keys(others).length > 0)
    throw new AppError(
      'BAD_REQUEST',
      'ids names the contracts: it takes no filters, order or pages beside it.',
    );
  // the query class refuses a parameter that is given twice
  const text = typeof ids === 'string' ? ids : '';
  return text.split(',').flatMap((id) => id.trim() || []);
}
