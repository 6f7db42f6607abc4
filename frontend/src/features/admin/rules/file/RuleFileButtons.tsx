import Button from '@mui/material/Button';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../../../components/mui/BusyButton';
import { useDownload } from '../../../../lib/useDownload';
import { ImportDialog } from './ImportDialog';

/** The whole rule book as a file, and back. */
export function RuleFileButtons() {
  const { download, busy } = useDownload();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <BusyButton
        busy={busy}
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        onClick={() => void download('/api/admin/rules.csv', 'handover-rules.csv')}
      >
        Export CSV
      </BusyButton>
      <Button
        variant="outlined"
        startIcon={<FileUp size={18} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        Import
      </Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
