import type { ReactNode } from 'react';
import { Bone } from '../../components/plain/Bone';
import { HeroFrame } from './HeroFrame';

const headline = { height: 'clamp(2.4rem, 1.6rem + 3.6vw, 4rem)' };

/** As tall as the default content, so that nothing shifts when it loads. */
export const HeroSkeleton = ({ search }: { search?: ReactNode }) => (
  <HeroFrame side={search} busy>
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
