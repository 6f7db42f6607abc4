import { PageTitle } from '../../components/plain/PageTitle';
import { LegalDocument } from '../../features/legal/LegalDocument';
import { termsSections } from '../../features/legal/terms';
import { useSiteInfo } from '../../lib/content/useSiteInfo';
import { MuiScope } from '../../theme/MuiScope';
import type { PageHead } from '../shell/page-module';

const title = 'Terms of Service';
const summary =
  'You must be an adult with one honest account, everything about a transfer is paid here and nowhere else, and we may close accounts that break the rules.';

export const head = (): PageHead => ({ title, description: summary });

export function Component() {
  return (
    <MuiScope>
      <PageTitle>{title}</PageTitle>
      <LegalDocument title={title} summary={summary} sections={termsSections(useSiteInfo())} />
    </MuiScope>
  );
}
