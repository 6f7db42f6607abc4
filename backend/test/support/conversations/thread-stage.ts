import { dataOf } from '../lists.js';
import type { Person } from '../person.js';

/** A member writes in the public thread of the contract. */
export const stageMessage = async (
  as: Person,
  contractId: string,
  message = 'Is it still available?',
): Promise<{ id: string }> =>
  dataOf(await as.viaRest<{ id: string }>('POST', `/api/contracts/${contractId}/chat`, { message }));
