import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import type { ServiceIcon, ServiceItem, ServicesContent } from '@handover/domain/landing-content';
import type { ContractType } from '@handover/domain/types/words';
import { LandingIcon } from './LandingIcon';
import { Row } from './Row';
import { Section } from './Section';
import { withClass } from '../../components/plain/with-class';
import './ServicesView.css';

/** The contract types by icon. */
const slugs: Record<ServiceIcon, ContractType> = {
  Car: 'car-lease',
  Home: 'apartment',
  CreditCard: 'mortgage',
  MapPin: 'timeshare',
  Banknote: 'loan',
};

/** Five cards in one row on a wide screen. */
export const ServiceRow = withClass(Row, 'service-row');

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
  const slug = slugs[icon];
  const color = `var(--mui-palette-kind-${slug}-main)`;
  return (
    <>
      <span className="icon" style={{ color, backgroundColor: `var(--mui-palette-kind-${slug}-soft)` }}>
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
