import type { HeroContent } from '@handover/domain/landing-content';
import { useContent } from '../../lib/content/useContent';
import { HeroSearch, type HeroSearchProps } from './HeroSearch';
import { HeroSkeleton } from './HeroSkeleton';
import { HeroView } from './HeroView';
import { useLandingSection } from './useLandingSection';

export function Hero({ types, offerSignIn = false }: HeroSearchProps & { offerSignIn?: boolean }) {
  const content = useLandingSection('hero_content');
  const { values } = useContent();
  const search = <HeroSearch types={types} />;
  if (!content) return <HeroSkeleton search={search} />;
  const shown = values.has('hero_content') ? content : withPlainSettings(content, values);
  return <HeroView content={shown} offerSignIn={offerSignIn} search={search} />;
}

/** The settings `hero_title` and `hero_subtitle` apply until `hero_content` exists. */
const withPlainSettings = (content: HeroContent, values: ReadonlyMap<string, string>): HeroContent => ({
  ...content,
  title: values.get('hero_title')?.trim() || content.title,
  subtitle: values.get('hero_subtitle')?.trim() || content.subtitle,
});
