import { PageTitle } from '../../components/PageTitle';
import { ContactSection } from '../../features/contact/ContactSection';
import { FeatureTiles } from '../../features/home/FeatureTiles';
import { FeeBand } from '../../features/home/FeeBand';
import { Hero } from '../../features/home/Hero';
import { HowItWorks } from '../../features/home/HowItWorks';
import { NoticeBanner } from '../../features/home/NoticeBanner';
import { Services } from '../../features/home/Services';
import { TrustSafety } from '../../features/home/TrustSafety';
import { useSession } from '../../lib/session/useSession';
import type { PageHead } from '../page';

export const head = (): PageHead => ({
  description:
    'Hand over a car lease, apartment, mortgage, timeshare or loan, or take one over. Verified people, one flat $25.00 fee, charged only when the contract is yours.',
});

export function Component() {
  const { me } = useSession();
  return (
    <>
      <PageTitle />
      <NoticeBanner />
      <Hero offerSignIn={!me} />
      {!me && <FeatureTiles />}
      <Services />
      <HowItWorks />
      <FeeBand />
      <TrustSafety />
      <ContactSection />
    </>
  );
}
