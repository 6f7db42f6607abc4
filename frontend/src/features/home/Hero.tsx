import { useLandingSection } from './useLandingSection';
import { HeroSkeleton } from './HeroSkeleton';
import { HeroView } from './HeroView';

export function Hero({ offerSignIn = false }: { offerSignIn?: boolean }) {
  const content = useLandingSection('hero_content');
  return content ? <HeroView content={content} offerSignIn={offerSignIn} /> : <HeroSkeleton />;
}
