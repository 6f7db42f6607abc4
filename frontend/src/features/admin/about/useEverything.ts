import { Layers } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMay } from '../../../lib/session/rights';
import type { RowAct } from '../list/ActMenu';
import { TAB_RIGHTS } from '../tab-rights';

interface About {
  tab: 'contracts' | 'users';
  id: string;
  label: string;
}

/** Items of a row's menu that open the page of all that has to do with a contract or a member. */
export function useEverything(): (...subjects: About[]) => RowAct[] {
  const may = useMay();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = search.get('about');
  return (...subjects) =>
    subjects
      .filter(({ tab, id }) => may(TAB_RIGHTS[tab]) && id !== open)
      .map(({ tab, id, label }) => ({
        label,
        icon: Layers,
        onClick: () => void navigate(`?tab=${tab}&about=${id}`),
      }));
}

interface Sold {
  contractId: string;
  buyerId: string;
  sellerId: string;
}

/** The subjects of a sale or a transfer. */
export const subjectsOf = ({ contractId, buyerId, sellerId }: Sold): About[] => [
  { tab: 'contracts', id: contractId, label: 'Everything about the contract' },
  { tab: 'users', id: buyerId, label: 'Everything about the buyer' },
  { tab: 'users', id: sellerId, label: 'Everything about the seller' },
];
