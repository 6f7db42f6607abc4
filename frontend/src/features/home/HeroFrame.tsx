import { Container } from '../../components/Container';
import type { ReactNode } from 'react';
import { withClass } from '../../components/with-class';
import './HeroFrame.css';

/** One style for the hero and its skeleton. */
const Frame = withClass('section', 'hero-frame');

interface HeroFrameProps {
  children: ReactNode;
  /** Stands beside the text, below it on a phone. */
  side?: ReactNode;
  busy?: boolean;
}

export const HeroFrame = ({ children, side, busy = false }: HeroFrameProps) => (
  <Frame aria-label="Welcome" aria-busy={busy || undefined}>
    <Container className={side ? 'hero with-side' : 'hero'}>
      <div className="words">{children}</div>
      {side}
    </Container>
  </Frame>
);
