import { Injectable } from '@nestjs/common';
import { invalid, unauthenticated } from '../../common/api/errors.js';
import type { Viewer } from '../../common/api/request-of.js';
import type { Contract } from '../../contracts/contract.entity.js';
import type { SubmitContractInput } from '../../contracts/contract.inputs.js';
import { OwnContracts } from '../../contracts/edges/own-contracts.js';
import { ContractSubmission } from '../../contracts/writing/contract-submission.js';
import { Database, type Tx } from '../../database/database.js';
import { lockWriter } from '../../users/accounts.js';
import { ListingChanges } from '../listing.changes.js';
import type { UpdateMyContractInput } from '../listing.js';

export const EXTERNAL_ID_LIMITS = { min: 1, max: 100 } as const;
const EXTERNAL_ID = `External id must be a single line with ${EXTERNAL_ID_LIMITS.min} to ${EXTERNAL_ID_LIMITS.max} characters.`;

/** What became of a contract that was put. */
export type PutResult = 'created' | 'changed' | 'unchanged';

export interface PutContract {
  contract: Contract;
  result: PutResult;
}

interface Put {
  /** The contract to edit; null lists a new one. */
  id: string | null;
  externalId: string | null;
  isDryRun?: boolean;
}

/** Contracts of holders who keep them in a system of their own and know them by its ids. */
@Injectable()
export class ExternalListings {
  constructor(
    private readonly database: Database,
    private readonly own: OwnContracts,
    private readonly submission: ContractSubmission,
    private readonly changes: ListingChanges,
  ) {}

  /** Lists the contract with this external id, or edits it. What is stated as it is counts as no edit. */
  async put(viewer: Viewer, given: string, input: SubmitContractInput): Promise<PutContract> {
    const externalId = externalIdOf(given);
    return this.database.transaction(async (tx) => {
      await this.lock(tx, viewer);
      const id = await this.own.idByExternalId(tx, viewer.id, externalId);
      return this.putIn(tx, viewer, { id, externalId }, input);
    });
  }

  /** Two writes of one member wait for each other, so that the second one finds what the first one has listed. */
  async lock(tx: Tx, { id }: Viewer): Promise<void> {
    if (!(await lockWriter(tx, id))) throw unauthenticated();
  }

  /** The caller has locked the account and found the contract. */
  async putIn(
    tx: Tx,
    viewer: Viewer,
    { id, externalId, isDryRun = false }: Put,
    input: SubmitContractInput | UpdateMyContractInput,
  ): Promise<PutContract> {
    if (id === null) {
      const options = { externalId, isDryRun };
      const contract = await this.submission.submitIn(tx, viewer, input as SubmitContractInput, options);
      return { contract, result: 'created' };
    }
    const { contract, isChanged } = await this.changes.putIn(tx, viewer, id, input, { isDryRun });
    return { contract, result: isChanged ? 'changed' : 'unchanged' };
  }
}

/** Throws VALIDATION. */
export function externalIdOf(given: string): string {
  const externalId = given.trim();
  const { min, max } = EXTERNAL_ID_LIMITS;
  const isLine = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u206F]*$/u.test(externalId);
  if (!isLine || externalId.length < min || externalId.length > max)
    throw invalid({ externalId: EXTERNAL_ID });
  return externalId;
}
