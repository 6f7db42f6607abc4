import type { Requirements } from '@handover/domain/candidates/requirements';
import type { ContractType } from '@handover/domain/types/words';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { AppDialog } from '../../../components/mui/AppDialog';
import type { CandidateFieldsFragment } from '../../../generated/candidates-holder';
import { nameOf } from './candidate-words';
import { comparedRows } from './compared-rows';

interface CompareDialogProps {
  type: ContractType;
  candidates: readonly CandidateFieldsFragment[];
  requirements: Requirements | null;
  onClose: () => void;
}

export const MOST_COMPARED = 4;

const Scroll = styled('div')({
  overflowX: 'auto',
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem' },
  '& th, & td': {
    padding: '10px 12px',
    minWidth: 132,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--mui-palette-divider)',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
  '& thead th': { fontWeight: 650 },
});

/** Candidates side by side, in the holder's questions and requirements. */
export function CompareDialog({ type, candidates, requirements, onClose }: CompareDialogProps) {
  const titleId = useId();
  return (
    <AppDialog open onClose={onClose} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Compare candidates
      </DialogTitle>
      <DialogContent>
        <Scroll tabIndex={0} role="region" aria-labelledby={titleId}>
          <table>
            <thead>
              <tr>
                <td />
                {candidates.map((candidate) => (
                  <th key={candidate.id} scope="col">
                    {nameOf(candidate)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparedRows(type, candidates, requirements).map(({ key, label, values }) => (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {values.map((value, at) => (
                    <td key={candidates[at]?.id ?? at}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
