import { ServicesSkeleton } from './ServicesSkeleton';
import { ServicesView } from './ServicesView';
import { useLandingSection } from './useLandingSection';

export function Services() {
  const content = useLandingSection('services_content');
  return content ? <ServicesView content={content} /> : <ServicesSkeleton />;
}
