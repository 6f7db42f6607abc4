import type { ApprovalsQuery } from '../../../generated/admin-approvals';

/** A contract that waits for approval. */
export type Waiting = ApprovalsQuery['approvals']['edges'][number]['node'];
