import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TabHeadingProps {
  title: string;
  text: string;
  /** Buttons or a search box. */
  children?: ReactNode;
}

export const TabHeading = ({ title, text, children }: TabHeadingProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      mb: 2.5,
    }}
  >
    <Box sx={{ flex: '1 1 320px' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Box>
    {children && (
      <Box sx={{ flex: '0 1 420px', display: 'flex', justifyContent: { md: 'flex-end' } }}>{children}</Box>
    )}
  </Box>
);
