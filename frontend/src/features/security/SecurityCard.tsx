import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SecurityCardProps {
  title: string;
  text: string;
  /** Shown beside the title. */
  status?: ReactNode;
  /** Anchor for links such as /account#two-step. */
  id?: string;
  children: ReactNode;
}

/** One section of the security settings: title, one sentence, content. */
export const SecurityCard = ({ title, text, status, id, children }: SecurityCardProps) => (
  <Card
    component="section"
    id={id}
    aria-label={title}
    sx={{ p: { xs: 2.5, sm: 3.5 }, scrollMarginTop: 88, minWidth: 0 }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {status}
    </Box>
    <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
      {text}
    </Typography>
    {children}
  </Card>
);
