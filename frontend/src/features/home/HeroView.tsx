import { Button } from '../../components/plain/Button';
import { ArrowRight, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HeroContent } from '@handover/domain/landing-content';
import { HeroFrame } from './HeroFrame';

interface HeroViewProps {
  content: HeroContent;
  offerSignIn?: boolean;
  search?: ReactNode;
}

export function HeroView({ content, offerSignIn = false, search }: HeroViewProps) {
  return (
    <HeroFrame side={search}>
      <h1>
        <span>{content.title}</span>{' '}
        {content.subtitle && <span className="subtitle">{content.subtitle}</span>}
      </h1>
      {content.description && <p>{content.description}</p>}
      <div className="buttons">
        <Button variant="contained" to="/contracts/submit">
          {content.primaryButtonText}
          <ArrowRight size={18} aria-hidden style={{ marginLeft: 8, flex: 'none' }} />
        </Button>
        <Button variant="outlined" to="/contracts">
          {content.secondaryButtonText}
        </Button>
      </div>
      {offerSignIn && (
        <div className="member">
          Already have an account?
          <Button size="small" variant="outlined" href="/api/login">
            Sign In
          </Button>
        </div>
      )}
      {content.trustIndicators.length > 0 && (
        <ul className="indicators" aria-label="Track record">
          {content.trustIndicators.map(({ text }, index) => (
            <li key={index}>
              <BadgeCheck size={18} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
    </HeroFrame>
  );
}
