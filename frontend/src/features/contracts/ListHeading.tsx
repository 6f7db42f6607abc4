import { styled } from '@mui/material/styles';
import { ArrowLeft, Plus } from 'lucide-react';
import { Link } from 'react-router';

const Frame = styled('div')({
  paddingBlock: '6px 10px',
  '& .links': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& .links a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    borderRadius: 10,
    fontSize: '0.875rem',
    fontWeight: 500,
    textDecoration: 'none',
    color: 'var(--mui-palette-text-secondary)',
    '&:hover': { color: 'var(--mui-palette-text-primary)', textDecoration: 'underline' },
  },
  '& h1': { margin: 0, font: 'var(--mui-font-h2)', letterSpacing: '-0.022em' },
  '& p': { margin: '6px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '@media (max-width: 767.95px)': { '& h1': { fontSize: '1.625rem' }, '& p': { display: 'none' } },
  '@media (min-width: 768px)': { paddingBlock: '16px 18px' },
});

interface ListHeadingProps {
  title: string;
  text: string;
}

/** Title of the list with its two quiet ways on. */
export const ListHeading = ({ title, text }: ListHeadingProps) => (
  <Frame>
    <div className="links">
      <Link to="/">
        <ArrowLeft size={16} aria-hidden />
        Back to Home
      </Link>
      <Link to="/contracts/submit">
        <Plus size={16} aria-hidden />
        Submit My Contract
      </Link>
    </div>
    <h1>{title}</h1>
    <p>{text}</p>
  </Frame>
);
