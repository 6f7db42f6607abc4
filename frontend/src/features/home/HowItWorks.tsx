import { HowItWorksView } from './HowItWorksView';
import { SectionSkeleton } from './SectionSkeleton';
import { useLandingSection } from './useLandingSection';

export function HowItWorks() {
  const content = useLandingSection('how_it_works_content');
  return content ? (
    <HowItWorksView content={content} />
  ) : (
    <SectionSkeleton id="how-it-works" heights={[560, 320]} sunken />
  );
}
