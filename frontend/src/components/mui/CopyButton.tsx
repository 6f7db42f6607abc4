import Button, { type ButtonProps } from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text';

interface CopyButtonProps {
  text: string;
  label: string;
  size?: ButtonProps['size'];
}

export function CopyButton({ text, label, size = 'medium' }: CopyButtonProps) {
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={<Copy size={18} aria-hidden />}
      onClick={() => void copyText(text)}
    >
      {label}
    </Button>
  );
}
