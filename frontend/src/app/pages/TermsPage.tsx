import { PageTitle } from '../../components/plain/PageTitle';
import { LegalDocument } from '../../features/legal/LegalDocument';
import { withoutTermsClaims } from '../../features/legal/legal';
import { termsSections } from '../../features/legal/terms';
import { useClaims } from '../../lib/content/useClaims';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { MuiScope } from '../../theme/MuiScope';
import type { PageHead } from '../shell/page-module';

const title = 'Terms of Service';
const summary =
  'You must be an adult with one honest account, everything about a transfer is paid here and nowhere else, and we may close accounts that break the rules.';

export const head = (): PageHead => ({ title, description: summary });

export function Component() {
  const site = useSiteInfo();
  const isShown = useClaims();
  const sections = isShown('we-coordinate') ? termsSections(site) : withoutTermsClaims(termsSections(site));
  return (
    <MuiScope>
      <PageTitle>{title}</PageTitle>
      <LegalDocument title={title} summary={summary} sections={sections} />
    </MuiScope>
  );
}
