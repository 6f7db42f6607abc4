import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Details = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    borderRadius: 8,
    cursor: 'pointer',
    fontWeight: 600,
    fontSize: '0.9375rem',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': {
    flex: 'none',
    transition: 'transform 140ms',
    color: 'var(--mui-palette-text-secondary)',
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingBottom: 8 },
});

/** A part that is closed until someone asks for it; works with the keyboard and without code of ours. */
export const Disclosure = ({
  title,
  open,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}) => (
  <Details open={open}>
    <summary>
      {title}
      <ChevronDown size={18} aria-hidden />
    </summary>
    <div>{children}</div>
  </Details>
);
