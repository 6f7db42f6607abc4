import { Container } from '../../components/plain/Container';
import type { ReactNode } from 'react';
import { withClass } from '../../components/plain/with-class';
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
export const Section = ({ id, title, description, sunken = false, children }: SectionProps) => (
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
