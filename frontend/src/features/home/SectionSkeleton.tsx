import type { CSSProperties } from 'react';
import { Container } from '../../components/plain/Container';
import { Bone } from '../../components/plain/Bone';
import { SectionFrame } from './Section';
import './SectionSkeleton.css';

interface SectionSkeletonProps {
  id: string;
  /** Heights of the content on a phone and on a wider screen. */
  heights: readonly [number, number];
  sunken?: boolean;
}

/** Reserves a section's space and anchor while its content loads. */
export const SectionSkeleton = ({ id, heights: [phone, wide], sunken = false }: SectionSkeletonProps) => (
  <SectionFrame id={id} aria-busy className={sunken ? 'sunken' : ''}>
    <Container>
      <Bone style={{ height: 40, maxWidth: 320 }} />
      <Bone style={{ maxWidth: 600, marginTop: 12 }} />
      <Bone
        className="section-bone"
        style={{ '--phone': `${phone}px`, '--wide': `${wide}px` } as CSSProperties}
      />
    </Container>
  </SectionFrame>
);
