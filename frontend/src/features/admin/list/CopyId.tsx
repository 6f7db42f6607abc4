import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { toast } from '../../../lib/toast/toast-store';

/** Copies an id, of which only the beginning is shown. */
export function CopyId({ id, label = 'ID' }: { id: string; label?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: "Your browser didn't allow copying", variant: 'destructive' });
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      className="action"
      title={id}
      aria-label={`Copy ${label} ${id}`}
      endIcon={<Copy size={14} aria-hidden />}
      onClick={() => void copy()}
    >
      {label} {id.slice(0, 8)}
    </Button>
  );
}
