import { SectionSkeleton } from './SectionSkeleton';
import { TrustSafetyView } from './TrustSafetyView';
import { useLandingSection } from './useLandingSection';

export function TrustSafety() {
  const content = useLandingSection('trust_safety_content');
  return content ? (
    <TrustSafetyView content={content} />
  ) : (
    <SectionSkeleton id="trust" heights={[640, 500]} />
  );
}
