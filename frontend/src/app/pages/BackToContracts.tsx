import { Button } from '../../components/plain/Button';
import { ArrowLeft } from 'lucide-react';
import { useLastListPath } from '../../lib/last-list';

/** Links to the list with the filters it last had. */
export function BackToContracts() {
  const list = useLastListPath();
  return (
    <Button
      to={list}
      startIcon={<ArrowLeft size={18} aria-hidden />}
      style={{ marginLeft: -12, marginBottom: 12 }}
    >
      Back to Contracts
    </Button>
  );
}
