import { CONTACT_REQUEST_DAYS, contactRequestDays } from '@handover/domain/retention';
import { PageTitle } from '../../components/plain/PageTitle';
import { LegalDocument } from '../../features/legal/LegalDocument';
import { privacySections } from '../../features/legal/privacy';
import { useContent } from '../../lib/content/useContent';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { MuiScope } from '../../theme/MuiScope';
import type { PageHead } from '../shell/page-module';

const title = 'Privacy Policy';
const summary =
  'We collect what a transfer needs and nothing else, never sell it, and never see your card number. Listings and messages are public, your name and email address are not.';

export const head = (): PageHead => ({ title, description: summary });

export function Component() {
  const site = useSiteInfo();
  const { values } = useContent();
  const facts = { ...site, contactRequestDays: contactRequestDays(values.get(CONTACT_REQUEST_DAYS)) };
  return (
    <MuiScope>
      <PageTitle>{title}</PageTitle>
      <LegalDocument title={title} summary={summary} sections={privacySections(facts)} />
    </MuiScope>
  );
}
