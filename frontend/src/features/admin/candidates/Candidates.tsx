import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { OfferList } from '../../../components/mui/candidates/OfferList';
import { Rows } from '../../../components/mui/candidates/Rows';
import { Pill } from '../../../components/plain/Pill';
import { useAdminCandidatesQuery, type AdminCandidatesQuery } from '../../../generated/admin-candidates';
import type { ContractType } from '../../../generated/contracts';
import { answerRows, questionLabel } from '../../../lib/candidates/answer-words';
import { isReservedUntil, PASS_REASONS, STATUS_WORDS } from '../../../lib/candidates/application-words';
import { formatMoment } from '../../../lib/format/time';
import { PersonLink } from '../list/AdminRow';

/** The candidates for a contract, to read only. Each reading is recorded, so it takes a press of a button. */
export function Candidates({ contractId, type }: { contractId: string; type: ContractType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" aria-label="Candidates" sx={{ mt: 2 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 650 }}>
        Candidates
      </Box>
      {isOpen ? (
        <List contractId={contractId} type={type} />
      ) : (
        <Button className="action" size="small" onClick={() => setOpen(true)}>
          Show the candidates (recorded)
        </Button>
      )}
    </Box>
  );
}

function List({ contractId, type }: { contractId: string; type: ContractType }) {
  const { data, error, refetch } = useAdminCandidatesQuery({
    variables: { contractId },
    fetchPolicy: 'network-only',
  });
  if (error)
    return (
      <p role="alert">
        Couldn&apos;t load the candidates.{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </p>
    );
  if (!data) return <Skeleton variant="rounded" height={96} sx={{ mt: 1 }} />;
  if (data.candidates.length === 0) return <p>Nobody has asked for it.</p>;
  return (
    <Entries>
      {data.candidates.map((candidate) => (
        <Entry key={candidate.id} candidate={candidate} type={type} />
      ))}
    </Entries>
  );
}

const Entries = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 0' },
  '& > li + li': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& header': { display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' },
});

type Candidate = AdminCandidatesQuery['candidates'][number];

function Entry({ candidate, type }: { candidate: Candidate; type: ContractType }) {
  const { slug } = kindOf(type);
  const { number, memberId, status, source, createdAt, passReason, reservedUntil, answers } = candidate;
  const missed = candidate.requirements.filter(({ met }) => !met).map(({ key }) => questionLabel(slug, key));
  const reason = PASS_REASONS.find(({ value }) => value === passReason)?.label;
  return (
    <li>
      <header>
        <strong>Candidate {number}</strong>
        <Pill tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Pill>
        {memberId && <PersonLink id={memberId}>{`member ${memberId.slice(0, 8)}`}</PersonLink>}
      </header>
      <div>
        {source === 'STAND_BY' ? 'Stood by' : 'Asked'} on {formatMoment(createdAt)}
        {isReservedUntil(reservedUntil) && ` · reserved until ${formatMoment(reservedUntil)}`}
        {reason && ` · the seller: “${reason}”`}
        {missed.length > 0 && ` · misses: ${missed.join(', ')}`}
      </div>
      {answers ? (
        <Rows rows={answerRows(slug, answers as Record<string, string | number>)} />
      ) : (
        <div>The answers were deleted.</div>
      )}
      {candidate.offers.length > 0 && <OfferList type={slug} offers={candidate.offers} reader={null} />}
    </li>
  );
}
