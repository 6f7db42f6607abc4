import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CandidateFieldsFragment, SaleStateFragment } from '../../../generated/candidates-holder';
import { isReservedUntil } from '../../../lib/candidates/application-words';
import { nameOf } from './candidate-words';
import { ChooseDialog } from './ChooseDialog';
import { PassDialog } from './PassDialog';

interface CandidateActsProps {
  contract: SaleStateFragment;
  type: ContractType;
  candidate: CandidateFieldsFragment;
  reload: () => Promise<unknown>;
  onDone: () => void;
}

/** What the holder decides about a candidate. */
export function CandidateActs({ contract, type, candidate, reload, onDone }: CandidateActsProps) {
  const [asked, setAsked] = useState<'choose' | 'pass' | null>(null);
  const { allowedActions } = candidate;
  const name = nameOf(candidate);
  // one at a time, and none while a transfer is under way
  const mayChoose =
    allowedActions.includes('CHOOSE') &&
    contract.status === 'ACTIVE' &&
    !isReservedUntil(contract.reservedUntil);
  const mayPass = allowedActions.includes('PASS');
  if (!mayChoose && !mayPass) return null;
  const done = async () => {
    await reload();
    setAsked(null);
    onDone();
  };
  const common = { candidate, onDone: done, onClose: () => setAsked(null) };
  return (
    <Box role="group" aria-label={`Actions: ${name}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayChoose && (
        <Button variant="contained" onClick={() => setAsked('choose')}>
          Choose
        </Button>
      )}
      {mayPass && <Button onClick={() => setAsked('pass')}>Pass</Button>}
      {asked === 'choose' && <ChooseDialog {...common} type={type} />}
      {asked === 'pass' && <PassDialog {...common} />}
    </Box>
  );
}
