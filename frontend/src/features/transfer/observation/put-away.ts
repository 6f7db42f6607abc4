const KEY = 'rule-questions-put-away';

/** The transfers whose questions were put away in this browser. Storage may be full, blocked or edited. */
function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const isPutAway = (transferId: string): boolean => stored().includes(transferId);

export function putAway(transferId: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...new Set([...stored(), transferId])]));
  } catch {
    // the questions are hidden until the page is loaded again
  }
}
