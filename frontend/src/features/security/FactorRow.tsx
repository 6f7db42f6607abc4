import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactorRowProps {
  title: string;
  status?: ReactNode;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

/** One kind of second factor and the button that changes it. */
export const FactorRow = ({ title, status, text, action, children }: FactorRowProps) => (
  <Box sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', '&:last-child': { pb: 0 } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {title}
          </Typography>
          {status}
        </Box>
        <Typography color="textSecondary" sx={{ fontSize: '0.9375rem', mt: 0.25 }}>
          {text}
        </Typography>
      </Box>
      {action}
    </Box>
    {children}
  </Box>
);
