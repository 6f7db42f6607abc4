import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { LegalSection } from './legal';

const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  paddingBlock: 6,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { color: 'var(--mui-palette-primary-main)', textDecoration: 'underline' },
});

/** Table of contents; sticky beside the text on a wide screen. */
export function LegalContents({ sections }: { sections: LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents-title"
      sx={{
        position: { lg: 'sticky' },
        top: 92,
        p: 2.5,
        borderRadius: '18px',
        bgcolor: 'sunken.main',
        maxHeight: { lg: 'calc(100dvh - 116px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      <Typography id="contents-title" variant="h5" component="h2" sx={{ mb: 0.5 }}>
        On this page
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Entry to={`#${id}`}>
              <Box component="span" sx={{ minWidth: 20, fontVariantNumeric: 'tabular-nums' }}>
                {index + 1}.
              </Box>
              {title}
            </Entry>
          </li>
        ))}
      </Box>
    </Box>
  );
}
