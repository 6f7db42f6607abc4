import Button, { type ButtonProps } from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { toast } from '../lib/toast/toast-store';

interface CopyButtonProps {
  text: string;
  label: string;
  size?: ButtonProps['size'];
}

export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied' });
    } catch {
      toast({ title: "Your browser didn't allow copying", variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={<Copy size={18} aria-hidden />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
