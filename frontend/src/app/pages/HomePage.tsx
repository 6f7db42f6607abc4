import { contractKinds } from '../../components/contract/contract-kinds';
import { PageTitle } from '../../components/plain/PageTitle';
import { ContactSection } from '../../features/contact/ContactSection';
import { ContractCard } from '../../features/contracts/card/ContractCard';
import { ContractCardSkeleton } from '../../features/contracts/card/ContractCardSkeleton';
import { FeatureTiles } from '../../features/home/FeatureTiles';
import { FeeBand } from '../../features/home/FeeBand';
import { Hero } from '../../features/home/Hero';
import { HowItWorks } from '../../features/home/HowItWorks';
import { Latest } from '../../features/home/Latest';
import { NoticeBanner } from '../../features/home/NoticeBanner';
import { Services } from '../../features/home/Services';
import { TrustSafety } from '../../features/home/TrustSafety';
import { LatestContractsDocument, type LatestContractsQuery } from '../../generated/boot';
import { latestOf } from '../../lib/boot/latest';
import { useSession } from '../../lib/session/useSession';
import type { PageModule } from '../shell/page-module';

/** The page carries no Apollo, so the server puts its contracts into the boot state. */
export const readBoot: NonNullable<PageModule['readBoot']> = async (execute) => {
  const { data, errors } = await execute(LatestContractsDocument.toString());
  return data && !errors ? { latest: latestOf(data as LatestContractsQuery) } : null;
};

export function Component() {
  const { me } = useSession();
  return (
    <>
      <PageTitle />
      <NoticeBanner />
      <Hero types={contractKinds} offerSignIn={!me} />
      <Latest
        card={(contract) => <ContractCard contract={contract} buy={null} />}
        skeleton={<ContractCardSkeleton />}
      />
      <Services />
      <HowItWorks />
      <FeeBand />
      <TrustSafety tiles={me ? null : <FeatureTiles />} />
      <ContactSection />
    </>
  );
}
