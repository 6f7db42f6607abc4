import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { useDownload } from '../../../lib/useDownload';

interface DownloadButtonProps {
  /** As in the file's address: `users`. */
  list: string;
  /** The filters of the list on screen, by the names of the REST API. */
  filters?: Readonly<Record<string, string | null | undefined>>;
}

/** Downloads the whole list on screen as a CSV file, with its search, filters and order. */
export function DownloadButton({ list, filters = {} }: DownloadButtonProps) {
  const [params] = useSearchParams();
  const { download, busy } = useDownload();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: params.get('q'), sort: params.get('sort'), ...filters }))
    if (value) query.set(name, value);
  const path = `/api/admin/${list}.csv${query.size > 0 ? `?${query}` : ''}`;
  return (
    <BusyButton
      busy={busy}
      variant="outlined"
      startIcon={<Download size={18} aria-hidden />}
      className="download"
      onClick={() => void download(path, `handover-${list}.csv`)}
    >
      CSV
    </BusyButton>
  );
}
