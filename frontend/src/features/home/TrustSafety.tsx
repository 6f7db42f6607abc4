import type { ReactNode } from 'react';
import type { TrustSafetyContent, Testimonial } from '@handover/domain/landing-content';
import { SectionSkeleton, Section, Row } from './Section';
import { useLandingSection } from './useLandingSection';
import { Pill } from '../../components/plain/Pill';
import { SpriteIcon } from '../../components/contract/SpriteIcon';
import './TrustSafety.css';

/** `tiles` head the section. */
export function TrustSafety({ tiles }: { tiles?: ReactNode }) {
  const content = useLandingSection('trust_safety_content');
  return content ? (
    <TrustSafetyView content={content} tiles={tiles} />
  ) : (
    <SectionSkeleton id="trust" heights={[640, 500]} />
  );
}

interface TrustSafetyViewProps {
  content: TrustSafetyContent;
  tiles?: ReactNode;
}

export const TrustSafetyView = ({ content, tiles }: TrustSafetyViewProps) => (
  <Section id="trust" title={content.title} description={content.description}>
    {tiles}
    {/* Four in a row; two by two on a phone. */}
    <ul className="trust-features">
      {content.features.map(({ icon, title, description, highlight }, index) => (
        <li key={index}>
          <span className="icon">
            <SpriteIcon name={icon} size={24} strokeWidth={1.8} />
          </span>
          {title && <h3>{title}</h3>}
          {highlight && (
            <div className="highlight">
              <Pill tone="primary">{highlight}</Pill>
            </div>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ul>
    <Testimonials items={content.testimonials} />
  </Section>
);

function Testimonials({ items }: { items: Testimonial[] }) {
  if (!items.length) return null;
  return (
    <>
      <h3 className="quotes-title" id="testimonials-title">
        What Our Clients Say
      </h3>
      {/* On a phone the row is scrolled, so the keyboard must reach it. */}
      <Row className="quotes" tabIndex={0} aria-labelledby="testimonials-title">
        {items.map((item, index) => (
          <li key={index} style={{ display: 'grid' }}>
            <Quote {...item} />
          </li>
        ))}
      </Row>
    </>
  );
}

const Quote = ({ name, role, content, rating }: Testimonial) => (
  <figure className="card">
    {rating !== null && <Rating value={rating} />}
    <blockquote>{content}</blockquote>
    <figcaption>
      <div className="name">{name}</div>
      <div className="role">{role}</div>
    </figcaption>
  </figure>
);

/** One block per point of the rating. */
const Rating = ({ value }: { value: number }) => (
  <div className="rating" role="img" aria-label={`Rated ${value} out of 5`}>
    {Array.from({ length: value }, (_, index) => (
      <span key={index} data-rating-block />
    ))}
  </div>
);
