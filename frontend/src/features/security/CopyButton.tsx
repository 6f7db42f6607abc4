import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { toast } from '../../lib/toast/toast-store';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: "Your browser didn't allow copying", variant: 'destructive' });
    }
  };
  return (
    <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
