import { LEGAL_TITLES, type LegalKind } from '@handover/domain/legal/legal-kinds';
import { Bone } from '../../components/plain/Bone';
import { Container } from '../../components/plain/Container';
import { ErrorState } from '../../components/plain/ErrorState';
import { PageTitle } from '../../components/plain/PageTitle';
import { LegalPageDocument, useLegalPageQuery, type LegalPageQueryVariables } from '../../generated/legal';
import { LegalDocument } from './LegalDocument';
import './LegalPage.css';

/** The texts of a page: its own, and the optional one below it. */
export interface LegalPageKinds {
  kind: LegalKind;
  below: LegalKind;
}

const enumName = (kind: LegalKind) => kind.toUpperCase() as LegalPageQueryVariables['kind'];

export const legalPageQuery = ({ kind, below }: LegalPageKinds) => ({
  query: LegalPageDocument,
  variables: { kind: enumName(kind), below: enumName(below) },
});

/** The page of a legal text in its states. */
export function LegalPage({ kinds }: { kinds: LegalPageKinds }) {
  const { data, error, refetch } = useLegalPageQuery({ variables: legalPageQuery(kinds).variables });
  const title = LEGAL_TITLES[kinds.kind];
  return (
    <Container className="legal-page">
      <PageTitle>{title}</PageTitle>
      {data?.text ? (
        <LegalDocument
          title={title}
          text={data.text}
          below={
            data.below && { id: `${kinds.below}-text`, title: LEGAL_TITLES[kinds.below], text: data.below }
          }
        />
      ) : error ? (
        <>
          <h1>{title}</h1>
          <ErrorState title="Couldn't load this text" onRetry={() => void refetch().catch(() => undefined)} />
        </>
      ) : (
        <LegalSkeleton />
      )}
    </Container>
  );
}

const LegalSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Bone style={{ width: 'min(100%, 420px)', height: 48 }} />
    <Bone style={{ width: 200, marginTop: 16 }} />
    {Array.from({ length: 12 }, (_, index) => (
      <Bone key={index} style={{ maxWidth: 720, marginTop: index % 4 === 0 ? 40 : 12 }} />
    ))}
  </div>
);
