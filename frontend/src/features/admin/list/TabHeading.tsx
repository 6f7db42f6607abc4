import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginBottom: 16,
  '& > .text': { flex: '1 1 300px' },
  // A button ends at the right edge; search boxes and filters fill the width.
  '& > .tools': { flex: '0 1 440px', display: 'flex', justifyContent: 'flex-end', gap: 12 },
  '& > .tools:has(.download)': { flex: '1 1 460px', flexWrap: 'wrap' },
  '& > .tools:has(.download) > :not(.download)': { flex: '1 1 132px', width: 'auto' },
  '.download': { flex: 'none', minHeight: 48 },
  '@media (max-width: 899.9px)': { '& > .tools': { flex: '1 1 100%', justifyContent: 'flex-start' } },
});

interface TabHeadingProps {
  title: string;
  text: string;
  /** Buttons or a search box. */
  children?: ReactNode;
}

export const TabHeading = ({ title, text, children }: TabHeadingProps) => (
  <Heading>
    <div className="text">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
        {text}
      </Typography>
    </div>
    {children && <div className="tools">{children}</div>}
  </Heading>
);
