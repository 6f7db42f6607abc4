import type { Facts } from '@handover/domain/facts/fact';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SqlIndex } from '../../database/sql-index.js';
import { Contract } from '../contract.entity.js';
import type { Tx } from '../../database/database.js';

/**
 * Facts such as a VIN or a street, which only the holder, admins and an accepted buyer may read. They are in a table of
 * their own, so that no statement that reads contracts can select them by mistake.
 */
@Entity('private_facts')
@SqlIndex('private_facts_vin', `on private_facts (lower(facts ->> 'vin'))`)
@SqlIndex('private_facts_street_address', `on private_facts (lower(facts ->> 'streetAddress'))`)
export class PrivateFactsRow {
  @ForeignKey(() => Contract, { name: 'private_facts_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'private_facts_pkey' })
  contractId: string;

  @Column('jsonb')
  facts: Facts;
}

type Queries = Pick<Tx, 'manager'>;

/** Returns an empty object if no private facts are stated. */
export const storedPrivateFacts = async ({ manager }: Queries, contractId: string): Promise<Facts> =>
  (await manager.findOneBy(PrivateFactsRow, { contractId }))?.facts ?? {};

export async function storePrivateFacts(
  { manager }: Queries,
  contractId: string,
  facts: Facts,
): Promise<void> {
  if (Object.keys(facts).length === 0) await manager.delete(PrivateFactsRow, { contractId });
  else await manager.upsert(PrivateFactsRow, { contractId, facts: facts as object }, ['contractId']);
}
