import { MOST_ACTIVE_CONTRACTS } from '@handover/domain/business/organisations';
import { formatCount } from '@handover/domain/money';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { Database, type Tx } from '../../database/database.js';
import { Organisations } from '../../organisations/organisations.service.js';
import type { Contract } from '../contract.entity.js';
import { activeOfOrganisation } from '../contract.indexes.js';
import { toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';

/* SQL in this file: counts and a page of the hot columns, by the partial index contracts_organisation_active. */

const COUNT = `select count(*)::int as count from (select from contracts
  where organisation_id = $1 and ${activeOfOrganisation()} limit $2) active`;

/** The contracts that an organisation has on the market. */
@Injectable()
export class OrganisationContracts {
  /** Tests set a smaller one. */
  most: number = MOST_ACTIVE_CONTRACTS;

  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
    private readonly organisations: Organisations,
  ) {}

  /**
   * Throws CONFLICT if the organisation has too many, with the one that the transaction has just put on the market. Two
   * writes at once wait for each other at the lock of the organisation, so the second one counts what the first one wrote.
   */
  async refuseTooMany(tx: Tx, organisationId: string | null): Promise<void> {
    if (organisationId === null) return;
    await this.organisations.lockToCount(tx, organisationId);
    const [row] = await tx.query<{ count: number }>(COUNT, [organisationId, this.most + 1]);
    if ((row?.count ?? 0) > this.most)
      throw new AppError(
        'CONFLICT',
        `An organization has at most ${formatCount(this.most)} active contracts. Pause or withdraw one of them first.`,
      );
  }

  /** The newest ones as visitors read them. */
  async newest(organisationId: string, limit: number): Promise<Readonly<Contract>[]> {
    const rows = await this.database.query<object>(
      `select ${this.sales.columns} from contracts c
       where c.organisation_id = $1 and ${activeOfOrganisation('c.')}
       order by c.created_at desc, c.id desc limit $2`,
      [organisationId, limit],
    );
    return rows.map(toContract);
  }
}
