import type { LandingKey } from '@handover/domain/landing-content';
import { readLanding } from '@handover/domain/read-landing';
import { HeroView } from './Hero';
import { HowItWorksView } from './HowItWorks';
import { ServicesView } from './Services';
import { TrustSafetyView } from './TrustSafety';

/** A section as the landing page renders it from this JSON. */
export function LandingPreview({ section, value }: { section: LandingKey; value: string }) {
  switch (section) {
    case 'hero_content':
      return <HeroView content={readLanding(section, value)} />;
    case 'services_content':
      return <ServicesView content={readLanding(section, value)} />;
    case 'how_it_works_content':
      return <HowItWorksView content={readLanding(section, value)} />;
    case 'trust_safety_content':
      return <TrustSafetyView content={readLanding(section, value)} />;
  }
}
