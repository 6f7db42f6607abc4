import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import type { ServiceIcon, ServiceItem, ServicesContent } from '@handover/domain/landing-content';
import type { ContractType } from '@handover/domain/types/words';
import { useLandingSection } from './useLandingSection';
import { SpriteIcon } from '../../components/contract/SpriteIcon';
import { Row, Section, SectionFrame } from './Section';
import { withClass } from '../../components/plain/with-class';
import { Container } from '../../components/plain/Container';
import { Bone } from '../../components/plain/Bone';
import './Services.css';

export function Services() {
  const content = useLandingSection('services_content');
  return content ? <ServicesView content={content} /> : <ServicesSkeleton />;
}

/** The contract types by icon. */
const slugs: Record<ServiceIcon, ContractType> = {
  Car: 'car-lease',
  Home: 'apartment',
  CreditCard: 'mortgage',
  MapPin: 'timeshare',
  Banknote: 'loan',
};

/** Five cards in one row on a wide screen. */
const ServiceRow = withClass(Row, 'service-row');

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
  return (
    <>
      <span className={`icon kind-${slug}`}>
        <SpriteIcon name={icon} size={24} strokeWidth={1.8} />
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
              <Check size={16} strokeWidth={2.6} className={`kind-${slug}`} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const CARDS = 5;

const ServicesSkeleton = () => (
  <SectionFrame id="services" aria-label="Services" aria-busy>
    <Container>
      <Bone style={{ height: 40, maxWidth: 320 }} />
      <Bone style={{ maxWidth: 480, margin: '12px 0 24px' }} />
      <ServiceRow>
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index} className="card" data-testid="service-skeleton">
            <Bone style={{ width: 44, height: 44, borderRadius: 13 }} />
            <Bone style={{ height: 24, width: '75%', marginTop: 12 }} />
            {['100%', '80%', '60%', '70%', '62%', '66%'].map((width) => (
              <Bone key={width} style={{ width, marginTop: 10 }} />
            ))}
          </li>
        ))}
      </ServiceRow>
    </Container>
  </SectionFrame>
);
