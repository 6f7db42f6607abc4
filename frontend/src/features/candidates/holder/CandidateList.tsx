import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SelectField } from '../../../components/mui/SelectField';
import type { CandidateFieldsFragment, SaleStateFragment } from '../../../generated/candidates-holder';
import { isInLine } from '../../../lib/candidates/application-words';
import { requirementsIn } from '../page/useCandidacy';
import type { TypedTerms } from '../offers/offer-form';
import { ORDERS, ordered, type Order } from './candidate-order';
import { CandidateRow } from './CandidateRow';
import { CompareDialog, MOST_COMPARED } from './CompareDialog';
import { useRank } from './useRank';

interface CandidateListProps {
  contract: SaleStateFragment;
  type: ContractType;
  candidates: readonly CandidateFieldsFragment[];
  listed: Partial<Record<keyof TypedTerms, string | null>>;
  reload: () => Promise<unknown>;
  /** A dialog has closed, and the button that opened it may be gone. */
  onDone: () => void;
}

/** Candidates shown at first, and added by each press of the button. */
const PAGE = 20;

const List = styled('ul')({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  '& > li + li': { borderTop: '1px solid var(--mui-palette-divider)' },
});

/** Those in the line, and folded below them those that are over. */
export function CandidateList(props: CandidateListProps) {
  const { contract, type, candidates, listed, reload, onDone } = props;
  const [order, setOrder] = useState<Order>('line');
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [most, setMost] = useState(PAGE);
  const line = candidates.filter(isInLine);
  const past = candidates.filter((candidate) => !isInLine(candidate));
  const { move, busy } = useRank(contract.id, line, reload);
  const shown = ordered(line, order);
  const chosenToCompare = shown.filter(({ id }) => compared.includes(id));
  const common = { contract, type, listed, reload, onDone };
  const toggle = (id: string) =>
    setCompared((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      {line.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
          <Box sx={{ flex: '0 1 260px' }}>
            <SelectField
              label="Sort"
              options={ORDERS}
              value={order}
              onChange={({ target }) => setOrder(target.value as Order)}
            />
          </Box>
          <Button variant="outlined" disabled={chosenToCompare.length < 2} onClick={() => setComparing(true)}>
            Compare{chosenToCompare.length > 1 && ` (${chosenToCompare.length})`}
          </Button>
        </Box>
      )}
      {line.length > 0 && (
        <List aria-label="Candidates">
          {shown.slice(0, most).map((candidate, at) => (
            <CandidateRow
              key={candidate.id}
              {...common}
              candidate={candidate}
              order={
                order === 'line' && line.length > 1
                  ? { isFirst: at === 0, isLast: at === shown.length - 1, busy, move }
                  : null
              }
              compare={
                line.length > 1
                  ? {
                      checked: compared.includes(candidate.id),
                      disabled: chosenToCompare.length >= MOST_COMPARED && !compared.includes(candidate.id),
                      toggle: () => toggle(candidate.id),
                    }
                  : null
              }
            />
          ))}
        </List>
      )}
      {shown.length > most && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setMost(most + PAGE)}>
          Show {Math.min(PAGE, shown.length - most)} more
        </Button>
      )}
      {past.length > 0 && (
        <details>
          <summary style={{ padding: '12px 0', width: 'fit-content', cursor: 'pointer', fontWeight: 600 }}>
            {past.length === 1 ? '1 candidate who is' : `${past.length} candidates who are`} no longer in line
          </summary>
          <List aria-label="No longer in line">
            {past.map((candidate) => (
              <CandidateRow
                key={candidate.id}
                {...common}
                candidate={candidate}
                order={null}
                compare={null}
              />
            ))}
          </List>
        </details>
      )}
      {isComparing && (
        <CompareDialog
          type={type}
          candidates={chosenToCompare}
          requirements={requirementsIn(contract.requirements)}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}
