import { styled } from '@mui/material/styles';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import type { ServiceIcon, ServiceItem, ServicesContent } from '@handover/domain/landing-content';
import type { KindKey } from '../../theme/augment';
import { LandingIcon } from './LandingIcon';
import { Row } from './Row';
import { Section } from './Section';

/** The contract types by icon: their colors and their names in the list's address. */
const kinds: Record<ServiceIcon, { tone: KindKey; slug: string }> = {
  Car: { tone: 'carLease', slug: 'car-lease' },
  Home: { tone: 'apartment', slug: 'apartment' },
  CreditCard: { tone: 'mortgage', slug: 'mortgage' },
  MapPin: { tone: 'timeshare', slug: 'timeshare' },
  Banknote: { tone: 'loan', slug: 'loan' },
};

/** Five cards in one row on a wide screen. */
export const ServiceRow = styled(Row)({
  '@media (min-width: 768px) and (max-width: 1023.95px)': {
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1024px)': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(3n + 1):nth-last-of-type(2), & > li:nth-of-type(3n + 2):last-of-type': {
      gridColumn: 'span 3',
    },
  },
  '@media (min-width: 1280px)': {
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
    '& > li, & > li:nth-of-type(n)': { gridColumn: 'auto !important' },
    '& .card': { padding: 20 },
  },
  '& .card': { position: 'relative' },
  '& .icon': { display: 'grid', placeItems: 'center', width: 44, height: 44, borderRadius: 13 },
  '& h3': { margin: '12px 0 0', font: 'var(--mui-font-h4)' },
  '& h3 a': {
    textDecoration: 'none',
    // The whole card is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
  },
  '& .card:hover h3 a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& h3 svg': { position: 'absolute', top: 22, right: 18, color: 'var(--mui-palette-text-secondary)' },
  '& .card:hover h3 svg': { color: 'var(--mui-palette-primary-main)' },
  '& .card > p': {
    margin: '4px 0 0',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .features': {
    display: 'grid',
    gap: 6,
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    '& li': { display: 'flex', gap: 8 },
    '& svg': { flex: 'none', marginTop: 2 },
  },
});

export const ServicesView = ({ content }: { content: ServicesContent }) => (
  <Section id="services" title={content.title} description={content.description}>
    <ServiceRow>
      {content.services.map((service, index) => (
        <li key={index} className="card">
          <ServiceCard {...service} />
        </li>
      ))}
    </ServiceRow>
  </Section>
);

function ServiceCard({ icon, title, description, features }: ServiceItem) {
  const { tone, slug } = kinds[icon];
  const color = `var(--mui-palette-kind-${tone}-main)`;
  return (
    <>
      <span className="icon" style={{ color, backgroundColor: `var(--mui-palette-kind-${tone}-soft)` }}>
        <LandingIcon name={icon} size={24} />
      </span>
      <h3>
        <Link to={`/contracts?type=${slug}`}>{title}</Link>
        <ArrowRight size={18} aria-hidden />
      </h3>
      <p>{description}</p>
      {features.length > 0 && (
        <ul className="features">
          {features.map((feature, index) => (
            <li key={index}>
              <Check size={16} strokeWidth={2.6} color={color} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
