/** SQL for the queue of the admins: the contracts `c` that wait, joined with their approvals; `a.created_at` orders them. */
export const contractsWaiting = (contract: string, approval: string): string =>
  `contracts ${contract} join (select id, shown, has_new_photos, asked_at as created_at from contract_approvals) ${approval}
   on ${approval}.id = ${contract}.id and ${contract}.off_market_reason = 'waiting'`;
