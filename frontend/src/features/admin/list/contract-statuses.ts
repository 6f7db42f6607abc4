import type { ContractStatus } from '../../../generated/admin';
import { wordOf } from '../../../lib/enum-words';
import { capitalized } from '../../../lib/format/capitalized';

const STATUSES: readonly ContractStatus[] = ['ACTIVE', 'PENDING', 'COMPLETED', 'CANCELLED'];

/** The statuses of a contract, each with its word in an address and its label. */
export const contractStatuses = STATUSES.map((status) => {
  const word = wordOf(status);
  return { status, word, label: capitalized(word) };
});
