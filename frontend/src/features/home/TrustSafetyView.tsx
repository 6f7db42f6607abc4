import { Pill } from '../../components/plain/Pill';
import type { TrustSafetyContent } from '@handover/domain/landing-content';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';
import { Testimonials } from './Testimonials';
import './TrustSafetyView.css';

export const TrustSafetyView = ({ content }: { content: TrustSafetyContent }) => (
  <Section id="trust" title={content.title} description={content.description}>
    {/* Four in a row; two by two on a phone. */}
    <ul className="trust-features">
      {content.features.map(({ icon, title, description, highlight }, index) => (
        <li key={index}>
          <span className="icon">
            <LandingIcon name={icon} size={24} />
          </span>
          <h3>{title}</h3>
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
