import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';

interface LogoFieldProps {
  logo: string | null;
  busy: boolean;
  onChoose: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** The logo is saved as soon as it is chosen: it is a file and not a part of the form. */
export function LogoField({ logo, busy, onChoose, onRemove }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) await onChoose(file);
    // the same file can be chosen again
    if (input.current) input.current.value = '';
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        Logo
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={busy}
          startIcon={<ImageUp size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {logo ? 'Replace Logo' : 'Upload Logo'}
        </Button>
        {logo && (
          <Button
            disabled={busy}
            startIcon={<Trash2 size={18} aria-hidden />}
            onClick={() => void onRemove()}
          >
            Remove Logo
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,image/png"
          aria-label="Logo file"
          hidden
          onChange={(event) => void choose(event.target.files)}
        />
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1, fontSize: '0.875rem' }}>
        SVG or PNG, at most 1 MB. Icons for browser tabs and phones are made from it. It should be readable on
        light and on dark.
      </Typography>
    </Box>
  );
}
