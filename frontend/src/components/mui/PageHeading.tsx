import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: string;
  text?: string;
  actions?: ReactNode;
}

/** Heading of an inner page: title, one sentence, actions. */
export function PageHeading({ title, text, actions }: PageHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: 2,
        pt: { xs: 4, md: 6 },
        pb: { xs: 3, md: 4 },
      }}
    >
      <Box sx={{ maxWidth: 640 }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>}
    </Box>
  );
}
