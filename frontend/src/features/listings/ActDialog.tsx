import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import type { Elsewhere } from '../../generated/listings';
import { ACTS, WHERE, type Act } from './listing-words';

interface ActDialogProps {
  act: Act;
  title: string;
  busy: boolean;
  onAct: (where: Elsewhere | null) => Promise<void>;
  onClose: () => void;
}

/** Says what follows from an act before it is made. */
export function ActDialog({ act, title, busy, onAct, onClose }: ActDialogProps) {
  const [where, setWhere] = useState<Elsewhere | null>(null);
  const words = ACTS[act];
  return (
    <ConfirmDialog
      open
      title={words.title ?? words.label}
      confirmLabel={words.label}
      destructive={act === 'MARK_ELSEWHERE'}
      busy={busy}
      onConfirm={() => void onAct(where)}
      onClose={onClose}
    >
      <strong dir="auto">{title}</strong>
      <p style={{ margin: '8px 0 0' }}>{words.text}</p>
      {act === 'MARK_ELSEWHERE' && (
        <RadioGroup
          aria-label="What happened to it? Only you and our team can see this."
          value={where ?? ''}
          onChange={(_, value) => setWhere(value as Elsewhere)}
          sx={{ mt: 1.5, color: 'text.primary' }}
        >
          {WHERE.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      )}
    </ConfirmDialog>
  );
}
