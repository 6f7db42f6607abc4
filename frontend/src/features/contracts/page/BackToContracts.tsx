import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../components/plain/Button';
import { useLastListPath } from '../../../lib/last-list';

/** Links to the list with the filters it last had. */
export const BackToContracts = () => (
  <Button
    to={useLastListPath()}
    startIcon={<ArrowLeft size={18} aria-hidden />}
    style={{ marginLeft: -12, marginBottom: 12 }}
  >
    Back to Contracts
  </Button>
);
