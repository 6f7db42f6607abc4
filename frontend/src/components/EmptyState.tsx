import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** One sentence about what to do next. */
  text?: string;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Shown for an empty list; offers the next step. */
export function EmptyState({ icon: Icon, title, text, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 6, md: 9 }, px: 2, maxWidth: 520, mx: 'auto' }}>
      <Box
        aria-hidden
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: 4,
          mb: 2.5,
          color: 'primary.main',
          bgcolor: 'sunken.main',
        }}
      >
        <Icon size={30} strokeWidth={1.8} />
      </Box>
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {text}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 3, display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
