import Box from '@mui/material/Box';
import { Lightbulb, TriangleAlert } from 'lucide-react';

/** Warnings about a text before it is sent: a live region that stays mounted, so that screen readers announce changes. */
export const TextWarnings = ({ warnings }: { warnings: readonly string[] }) => (
  <Box role="status">
    {warnings.length > 0 && (
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          mt: 1.5,
          p: 1.5,
          borderRadius: '10px',
          bgcolor: 'amber.soft',
          color: 'amber.ink',
          fontSize: '0.875rem',
          lineHeight: 1.5,
        }}
      >
        <TriangleAlert size={18} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
        <span>{warnings.join(' ')}</span>
      </Box>
    )}
  </Box>
);

/** Advice about a text, one line each; `end` follows the last. Announced as the warnings are. */
export const TextHints = ({ hints, end }: { hints: readonly string[]; end: string }) => (
  <Box role="status">
    {hints.length > 0 && (
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          mt: 1.5,
          p: 1.5,
          borderRadius: '10px',
          bgcolor: 'sunken.main',
          fontSize: '0.875rem',
          lineHeight: 1.5,
          '& p': { m: 0 },
          '& p + p': { mt: 0.75 },
        }}
      >
        <Lightbulb size={18} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
        <div>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
          <p>{end}</p>
        </div>
      </Box>
    )}
  </Box>
);
