import { Container } from '../../components/plain/Container';
import type { ReactNode } from 'react';
import './HeroFrame.css';

interface HeroFrameProps {
  children: ReactNode;
  /** Stands beside the text, below it on a phone. */
  side?: ReactNode;
  busy?: boolean;
}

/** The hero and its skeleton. */
export const HeroFrame = ({ children, side, busy = false }: HeroFrameProps) => (
  <section className="hero-frame" aria-label="Welcome" aria-busy={busy || undefined}>
    <Container className={side ? 'hero with-side' : 'hero'}>
      <div className="words">{children}</div>
      {side}
    </Container>
  </section>
);
