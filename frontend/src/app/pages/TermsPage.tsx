import { LEGAL_TITLES } from '@handover/domain/legal/legal-kinds';
import { LegalPage, legalPageQuery, type LegalPageKinds } from '../../features/legal/LegalPage';
import { ApolloScope } from '../../lib/apollo/ApolloScope';
import { LegalPageDocument } from '../../generated/legal';
import type { HeadArgs, PageHead } from '../shell/page-module';

const TEXTS: LegalPageKinds = { kind: 'terms', below: 'fees' };

export const queries = () => [legalPageQuery(TEXTS)];

export const head = ({ read }: HeadArgs): PageHead => ({
  title: LEGAL_TITLES.terms,
  description: read(LegalPageDocument)?.text?.summary ?? undefined,
});

export const Component = () => (
  <ApolloScope>
    <LegalPage kinds={TEXTS} />
  </ApolloScope>
);
