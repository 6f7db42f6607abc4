import { SectionSkeleton } from './SectionSkeleton';
import { TrustSafetyView } from './TrustSafetyView';
import { useLandingSection } from './useLandingSection';

const rows = [
  { cards: 4, height: 220 },
  { cards: 3, height: 240 },
];

export function TrustSafety() {
  const content = useLandingSection('trust_safety_content');
  return content ? <TrustSafetyView content={content} /> : <SectionSkeleton id="trust" rows={rows} />;
}
