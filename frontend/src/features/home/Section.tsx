import type { ReactNode, CSSProperties } from 'react';
import { Container } from '../../components/plain/Container';
import { withClass } from '../../components/plain/with-class';
import { Bone } from '../../components/plain/Bone';
import './Section.css';

/** One style for the sections of the landing page and their skeletons. */
export const SectionFrame = withClass('section', 'home-section');

interface SectionProps {
  /** Anchor of the header links. */
  id: string;
  title: string;
  description?: string;
  /** Uses a slightly darker background, to separate neighboring sections. */
  sunken?: boolean;
  children: ReactNode;
}

/** A part of the landing page: heading, one sentence, content. */
export const Section = ({ id, title, description, sunken, children }: SectionProps) => (
  <SectionFrame id={id} aria-labelledby={`${id}-title`} className={sunken ? 'sunken' : ''}>
    <Container>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      {children}
    </Container>
  </SectionFrame>
);

interface SectionSkeletonProps {
  id: string;
  /** Heights of the content on a phone and on a wider screen. */
  heights: readonly [number, number];
  sunken?: boolean;
}

/** Reserves a section's space and anchor while its content loads. */
export const SectionSkeleton = ({ id, heights: [phone, wide], sunken }: SectionSkeletonProps) => (
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

/**
 * Cards in a grid; on a phone in one row that is swiped, reaching to the edges of the screen. The columns of the grid are
 * set by the caller for each width.
 */
export const Row = withClass('ul', 'tile-row');
