import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Container } from '../../components/plain/Container';
import type { LatestContract } from '../../lib/boot/latest';
import { Row, SectionFrame } from './Section';
import { useLatest } from './useLatest';
import './Latest.css';

const COUNT = 6;

interface LatestProps {
  card: (contract: LatestContract) => ReactNode;
  skeleton: ReactNode;
}

/** The newest contracts. */
export function Latest({ card, skeleton }: LatestProps) {
  const { contracts, failed, retry } = useLatest();
  return (
    <SectionFrame
      className="latest-contracts"
      aria-labelledby="latest-title"
      aria-busy={!contracts && !failed}
    >
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
    </SectionFrame>
  );
}
