import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor of the header links. */
  id: string;
  title: string;
  description?: string;
  /** Uses a slightly darker background, to separate neighboring sections. */
  sunken?: boolean;
  children: ReactNode;
}

/** A part of the landing page: heading, one sentence, content. */
export function Section({ id, title, description, sunken = false, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 8, md: 12 },
        overflowWrap: 'anywhere',
        ...(sunken && { bgcolor: 'sunken.main', borderBlock: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Container>
        <Box sx={{ maxWidth: 680, mb: { xs: 4, md: 6 } }}>
          <Typography id={`${id}-title`} variant="h2">
            {title}
          </Typography>
          {description && (
            <Typography
              variant="subtitle1"
              component="p"
              color="textSecondary"
              sx={{ mt: 1.5, textWrap: 'balance' }}
            >
              {description}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
