import { useSearchParams } from 'react-router';

/** The contract or the member that the page is about. */
export interface Subject {
  kind: 'contract' | 'member';
  id: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id in an address such as `?tab=users&about=ID`; null if it has none, and the tab shows its list. */
export function useAboutId(): string | null {
  const id = useSearchParams()[0].get('about')?.toLowerCase() ?? '';
  return UUID.test(id) ? id : null;
}

/** As variables of a query. */
export const filterOf = ({ kind, id }: Subject) =>
  kind === 'contract' ? { contractId: id } : { memberId: id };
