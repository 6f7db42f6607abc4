import type { HeroContent } from '@handover/domain/landing-content';
import { ArrowRight, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '../../lib/content/useContent';
import { HeroCards } from './HeroCards';
import { HeroSearch, type HeroSearchProps } from './HeroSearch';
import { useLandingSection } from './useLandingSection';
import { Button } from '../../components/plain/Button';
import { Bone } from '../../components/plain/Bone';
import { Container } from '../../components/plain/Container';
import './Hero.css';

export function Hero({ types, offerSignIn = false }: HeroSearchProps & { offerSignIn?: boolean }) {
  const content = useLandingSection('hero_content');
  const { values } = useContent();
  const search = <HeroSearch types={types} />;
  if (!content) return <HeroSkeleton search={search} />;
  const shown = values.has('hero_content') ? content : withPlainSettings(content, values);
  return <HeroView content={shown} offerSignIn={offerSignIn} search={search} />;
}

/** The settings `hero_title` and `hero_subtitle` apply until `hero_content` exists. */
const withPlainSettings = (content: HeroContent, values: ReadonlyMap<string, string>): HeroContent => ({
  ...content,
  title: values.get('hero_title')?.trim() || content.title,
  subtitle: values.get('hero_subtitle')?.trim() || content.subtitle,
});

interface HeroViewProps {
  content: HeroContent;
  offerSignIn?: boolean;
  search?: ReactNode;
}

export function HeroView({ content, offerSignIn = false, search }: HeroViewProps) {
  return (
    <HeroFrame search={search}>
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

const headline = { height: 'clamp(2.4rem, 1.6rem + 3.6vw, 4rem)' };

/** As tall as the default content, so that nothing shifts when it loads. */
const HeroSkeleton = ({ search }: { search?: ReactNode }) => (
  <HeroFrame search={search} busy>
    <div data-testid="hero-skeleton" role="status" aria-label="Loading the introduction">
      <Bone style={{ ...headline, width: '94%' }} />
      <Bone style={{ ...headline, width: '70%', marginTop: 8 }} />
      <Bone style={{ marginTop: 20 }} />
      <Bone style={{ marginTop: 10, width: '80%' }} />
      <div className="buttons">
        <Bone style={{ height: 50, minWidth: 150, borderRadius: 12 }} />
        <Bone style={{ height: 50, minWidth: 150, borderRadius: 12 }} />
      </div>
      <Bone style={{ height: 44, marginTop: 10, width: 260 }} />
      <Bone style={{ marginTop: 16, width: '90%' }} />
    </div>
  </HeroFrame>
);

interface HeroFrameProps {
  children: ReactNode;
  /** Stands below the text, over the full width. */
  search?: ReactNode;
  busy?: boolean;
}

/** The hero and its skeleton. */
const HeroFrame = ({ children, search, busy }: HeroFrameProps) => (
  <section className="hero-frame" aria-label="Welcome" aria-busy={busy}>
    <Container className={search ? 'hero with-search' : 'hero'}>
      <div className="words">{children}</div>
      {search && <HeroCards />}
      {search}
    </Container>
  </section>
);
