import type { Facts } from '@handover/domain/facts/fact';
import type { Tx } from '../../database/database.js';
import { PrivateFactsRow } from './private-facts.entity.js';

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
