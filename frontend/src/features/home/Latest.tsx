import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LatestContract } from '../../lib/boot/latest';
import { Row } from './Row';
import { SectionFrame } from './Section';
import { useLatest } from './useLatest';

const Frame = styled(SectionFrame)({
  paddingBlock: 20,
  '@media (min-width: 768px)': { paddingBlock: 56 },
  '& .title': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16 },
  '& .title h2': { fontSize: '1.375rem' },
  '& .title a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    minHeight: 44,
    fontSize: '0.9375rem',
    fontWeight: 600,
    textUnderlineOffset: '0.2em',
    color: 'var(--mui-palette-primary-main)',
  },
  '& .title + *': { marginTop: 8 },
  '& .note': { margin: '8px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '& .note button': {
    minHeight: 44,
    padding: '0 6px',
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline',
    color: 'var(--mui-palette-primary-main)',
    background: 'none',
    cursor: 'pointer',
  },
  '@media (min-width: 768px) ': { '& .title h2': { fontSize: '1.75rem' }, '& .title + *': { marginTop: 16 } },
});

const COUNT = 6;

interface LatestProps {
  card: (contract: LatestContract) => ReactNode;
  skeleton: ReactNode;
}

/** The newest contracts. */
export function Latest({ card, skeleton }: LatestProps) {
  const { contracts, failed, retry } = useLatest();
  return (
    <Frame aria-labelledby="latest-title" aria-busy={!contracts && !failed}>
      <Container>
        <div className="title">
          <h2 id="latest-title">Just listed</h2>
          <Link to="/contracts">
            See all <ArrowRight size={16} aria-hidden />
          </Link>
        </div>
        {failed ? (
          <p className="note" role="alert">
            We couldn't load the latest contracts.
            <button type="button" onClick={retry}>
              Try again
            </button>
          </p>
        ) : contracts?.length === 0 ? (
          <p className="note">No contracts are listed right now. Yours can be the first one here.</p>
        ) : (
          <Row>
            {contracts
              ? contracts.map((contract) => <li key={contract.id}>{card(contract)}</li>)
              : Array.from({ length: COUNT }, (_, index) => <li key={index}>{skeleton}</li>)}
          </Row>
        )}
      </Container>
    </Frame>
  );
}
