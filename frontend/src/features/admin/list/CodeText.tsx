import Box from '@mui/material/Box';

/** A stored value in monospace, e.g. JSON. */
export const CodeText = ({ children, lines }: { children: string; lines?: number }) => (
  <Box
    component="pre"
    sx={{
      m: 0,
      mt: 1,
      p: 1.5,
      borderRadius: '10px',
      bgcolor: 'sunken.main',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: '0.8125rem',
      lineHeight: 1.5,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      ...(lines && {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        overflow: 'hidden',
        maxHeight: `calc(${lines * 1.5}em + 24px)`,
        pb: 0,
        borderBottom: '12px solid transparent',
        backgroundClip: 'border-box',
      }),
    }}
  >
    {children}
  </Box>
);
