import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';

/** Explains why a stored value has no effect. */
export function ValueWarning({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Box
      role="note"
      sx={{ display: 'flex', gap: 1, mt: 1, color: 'warning.main', fontSize: '0.875rem', fontWeight: 500 }}
    >
      <TriangleAlert size={17} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      {text}
    </Box>
  );
}
