import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

export const footerItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  color: 'var(--mui-palette-band-text)',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

const Item = styled(Link)(footerItem);

interface FooterColumnProps {
  title: string;
  links?: readonly { label: string; to: string }[];
  children?: ReactNode;
}

export function FooterColumn({ title, links = [], children }: FooterColumnProps) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Box
        component="h2"
        id={id}
        sx={{ m: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600, color: 'band.muted' }}
      >
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Item to={to}>{label}</Item>
          </li>
        ))}
        {children}
      </Box>
    </Box>
  );
}
