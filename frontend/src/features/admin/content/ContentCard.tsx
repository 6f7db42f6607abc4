import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ContentCardProps {
  title: string;
  text: string;
  /** State of the section: built-in, edited or broken. */
  state?: ReactNode;
  button: string;
  onOpen: () => void;
}

/** A section of the site with its state and an edit button. */
export const ContentCard = ({ title, text, state, button, onOpen }: ContentCardProps) => (
  <Card sx={{ p: { xs: 2, md: 2.5 }, display: 'flex', flexDirection: 'column' }}>
    <Typography variant="h4" component="h3">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
      {text}
    </Typography>
    {state && <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{state}</Box>}
    <Box sx={{ flex: 1, minHeight: 16 }} />
    <div>
      <Button variant="outlined" onClick={onOpen}>
        {button}
      </Button>
    </div>
  </Card>
);
