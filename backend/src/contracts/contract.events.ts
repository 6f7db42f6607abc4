import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { defineEvent } from '../database/events.js';
import type { Contract } from './contract.entity.js';
import type { ContractStatus } from './contract.status.js';

/** An admin has set another status. The contract is locked. */
export const STATUS_SET = defineEvent<{
  contractId: string;
  status: ContractStatus;
  caller: RequestContext;
}>('contract.status-set');

/** The status or the terms of these contracts were changed. */
export const CONTRACTS_CHANGED = defineEvent<{
  contractIds: string[];
  what: 'status' | 'terms';
}>('contracts.changed');

/** A material edit is about to be written. The contract is locked. */
export const TERMS_CHANGE = defineEvent<{
  contractId: string;
  by: { actor: 'admin' | 'seller'; userId: string };
}>('contract.terms-change');

/** Its holder has added a photo or described one anew. The contract is locked, and is given as it was read before. */
export const PHOTO_SHOWN = defineEvent<{ contract: Contract; viewer: Viewer }>('contract.photo-shown');
