import { useMay } from '../../lib/session/rights';

type May = ReturnType<typeof useMay>;

/** Which transfers wait for the viewer: the fee is for finance, a pause by a report for moderators. */
function waitingGroup(may: May): 'WAITING' | 'UNDECIDED' | 'REPORTED' | null {
  const [decidesFees, moderates] = [may('manageMoney'), may('moderate')];
  if (decidesFees && moderates) return 'WAITING';
  if (decidesFees) return 'UNDECIDED';
  return moderates ? 'REPORTED' : null;
}

/** The queues that the viewer may act on, as variables of the queries that ask about them. */
export function useQueues() {
  const may = useMay();
  const group = waitingGroup(may);
  return {
    answers: may('answerRequests'),
    moderates: may('moderate'),
    decides: group !== null,
    runs: may('runSite'),
    group,
  };
}

interface Numbers {
  waiting: number;
  undecided: number;
  reported: number;
}

/** How many transfers wait for the viewer. */
export const countOf = (
  numbers: Numbers | undefined,
  group: ReturnType<typeof useQueues>['group'],
): number => (numbers && group ? numbers[group.toLowerCase() as keyof Numbers] : 0);
