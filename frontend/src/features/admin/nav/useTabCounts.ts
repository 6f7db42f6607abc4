import { useAdminWaitingQuery } from '../../../generated/admin';
import type { TabCounts } from './AdminNav';

const EVERY_MINUTE = 60_000;

/** How many contact requests are unanswered, and how many flagged texts, reports and transfers wait for a decision. */
export function useTabCounts(): TabCounts {
  const { data } = useAdminWaitingQuery({ fetchPolicy: 'cache-and-network', pollInterval: EVERY_MINUTE });
  if (!data) return {};
  const {
    contactRequestsWaiting,
    flaggedContractsWaiting,
    flaggedMessagesWaiting,
    reportsWaiting,
    transferNumbers,
  } = data;
  return {
    requests: contactRequestsWaiting.count,
    flagged: flaggedContractsWaiting.count + flaggedMessagesWaiting.count,
    reports: reportsWaiting.count,
    transfers: transferNumbers.waiting,
  };
}
