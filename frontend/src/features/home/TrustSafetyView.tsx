import { styled } from '@mui/material/styles';
import { Pill } from '../../components/Pill';
import type { TrustSafetyContent } from '@handover/domain/landing-content';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';
import { Testimonials } from './Testimonials';

/** Four features in a row; two by two on a phone. */
const Features = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '22px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 8,
    alignContent: 'start',
    justifyItems: 'start',
  },
  '& .highlight, & p': { gridColumn: '1 / -1' },
  '& .highlight': { minWidth: 0, maxWidth: '100%', marginTop: 6 },
  '& .icon': { display: 'flex', color: 'var(--mui-palette-primary-main)' },
  '& h3, & p': { overflowWrap: 'anywhere' },
  '& h3': { alignSelf: 'center', margin: 0, font: 'var(--mui-font-h5)', fontWeight: 650, lineHeight: 1.3 },
  '& p': {
    margin: '6px 0 0',
    fontSize: '0.8125rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '@media (min-width: 768px)': { gap: 28, '& p': { fontSize: '0.9375rem' } },
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const TrustSafetyView = ({ content }: { content: TrustSafetyContent }) => (
  <Section id="trust" title={content.title} description={content.description}>
    <Features>
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
    </Features>
    <Testimonials items={content.testimonials} />
  </Section>
);
