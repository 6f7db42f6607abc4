import { Container } from '../../components/plain/Container';
import { Bone } from '../../components/plain/Bone';
import { SectionFrame } from './Section';
import { ServiceRow } from './ServicesView';

const CARDS = 5;

export const ServicesSkeleton = () => (
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
