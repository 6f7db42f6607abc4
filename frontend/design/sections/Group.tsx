import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  children: ReactNode;
  /** Smallest width of an entry in px; without it entries stand in a row that wraps. */
  columns?: number;
}

/** A titled group of examples. */
export function Group({ title, children, columns }: GroupProps) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="overline" component="h3" color="textSecondary">
        {title}
      </Typography>
      <Box
        sx={
          columns
            ? {
                display: 'grid',
                gap: 2,
                mt: 1,
                gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columns}px), 1fr))`,
              }
            : { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }
        }
      >
        {children}
      </Box>
    </Box>
  );
}
