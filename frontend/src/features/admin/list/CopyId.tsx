import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { copyText } from '../../../lib/copy-text';

/** Copies an id, of which only the beginning is shown. */
export function CopyId({ id, label = 'ID' }: { id: string; label?: string }) {
  return (
    <Button
      size="small"
      color="inherit"
      className="action"
      title={id}
      aria-label={`Copy ${label} ${id}`}
      endIcon={<Copy size={14} aria-hidden />}
      onClick={() => void copyText(id)}
    >
      {label} {id.slice(0, 8)}
    </Button>
  );
}
