import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useLastListPath } from '../lib/last-list';

/** To the list with the filters it had. */
export function BackToContracts() {
  const list = useLastListPath();
  return (
    <Button
      component={Link}
      to={list}
      startIcon={<ArrowLeft size={18} aria-hidden />}
      sx={{ ml: -1.5, mb: 1.5 }}
    >
      Back to Contracts
    </Button>
  );
}
