import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { SectionCard } from '../../../components/mui/SectionCard';
import { Bone } from '../../../components/plain/Bone';
import { ErrorState } from '../../../components/plain/ErrorState';
import { Pill } from '../../../components/plain/Pill';
import { useCandidatesQuery, type CandidatesQuery } from '../../../generated/candidates-holder';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { isInLine } from '../../../lib/candidates/application-words';
import { requirementRows } from '../../../lib/candidates/answer-words';
import type { ListedTerms } from '../../../lib/candidates/term-words';
import { MuiScope } from '../../../theme/MuiScope';
import { listedHints } from '../offers/listed-hints';
import { requirementsIn } from '../page/useCandidacy';
import { useLiveApplications } from '../useLiveApplications';
import { CandidateList } from './CandidateList';
import { LineSwitch } from './LineSwitch';
import { ReservedLine } from './ReservedLine';
import { SaleModeDialog } from './SaleModeDialog';

interface CandidatesCardProps {
  contract: ContractFieldsFragment;
  listed: ListedTerms;
}

/** The holder's candidates, and how the contract finds its buyer. */
export function CandidatesCard({ contract, listed }: CandidatesCardProps) {
  const query = useCandidatesQuery({
    variables: { contractId: contract.id },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => query.refetch().catch(() => undefined);
  useLiveApplications(contract.id, () => void reload());
  if (query.data) return <Loaded contract={contract} listed={listed} data={query.data} reload={reload} />;
  if (query.error) return <ErrorState title="Couldn't load the candidates" onRetry={() => void reload()} />;
  return <Bone style={{ height: 148, borderRadius: 16, marginBottom: 24 }} />;
}

interface LoadedProps extends CandidatesCardProps {
  data: CandidatesQuery;
  reload: () => Promise<unknown>;
}

function Loaded({ contract, listed, data, reload }: LoadedProps) {
  const { saleMode, requirements } = data.contract;
  const [isSelling, setSelling] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  const type = kindOf(contract.type).slug;
  const inLine = data.candidates.filter(isInLine);
  const count = inLine.length;
  const asked = requirementRows(type, requirementsIn(requirements)).length;
  const isChoosing = saleMode === 'CHOOSE';
  return (
    <MuiScope>
      <div ref={heading} tabIndex={-1} style={{ marginBottom: 24, outline: 'none' }}>
        <SectionCard
          title={count > 0 ? `Candidates (${count})` : 'Candidates'}
          text={saleText(isChoosing, asked, count)}
          status={
            <Pill tone={isChoosing ? 'primary' : 'neutral'}>{isChoosing ? 'You choose' : 'First come'}</Pill>
          }
          action={
            <Button variant="outlined" onClick={() => setSelling(true)}>
              How you sell
            </Button>
          }
        >
          <LineSwitch contract={data.contract} lineAuto={data.saleSettings.lineAuto} reload={reload} />
          <ReservedLine contract={data.contract} candidates={data.candidates} reload={reload} />
          <CandidateList
            contract={data.contract}
            type={type}
            candidates={data.candidates}
            listed={listedHints(type, listed)}
            reload={reload}
            onDone={() => heading.current?.focus()}
          />
        </SectionCard>
      </div>
      {isSelling && (
        <SaleModeDialog
          contract={data.contract}
          type={type}
          onSaved={async () => {
            await reload();
            setSelling(false);
          }}
          onClose={() => setSelling(false)}
        />
      )}
    </MuiScope>
  );
}

function saleText(isChoosing: boolean, asked: number, count: number): string {
  const mode = isChoosing
    ? 'Only the candidate you choose can buy.'
    : 'The first to pay the fee gets the contract. You can still choose a candidate.';
  const asks =
    asked > 0 ? ` You ask for ${asked === 1 ? '1 thing' : `${asked} things`} of every candidate.` : '';
  return `${mode}${asks}${count === 0 ? ' Nobody has asked yet.' : ''}`;
}
