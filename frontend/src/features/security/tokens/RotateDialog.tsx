import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../../components/mui/FormDialog';
import { SelectField } from '../../../components/mui/SelectField';
import { MyTokensDocument, useRotateTokenMutation, type MyTokensQuery } from '../../../generated/security';
import { useBusy, useRefresh } from '../useBusy';

const OVERLAPS = [
  { value: '24', label: 'For another 24 hours' },
  { value: '1', label: 'For another hour' },
  { value: '0', label: 'No longer: it may have leaked' },
];

interface RotateDialogProps {
  token: Pick<MyTokensQuery['myTokens'][number], 'id' | 'name'>;
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Gives a token a new secret, and says how long the old one works beside it. */
export function RotateDialog({ token: { id, name }, onRotated, onClose }: RotateDialogProps) {
  const [hours, setHours] = useState('24');
  const [rotateToken] = useRotateTokenMutation();
  const refresh = useRefresh();
  const { busy, run } = useBusy();
  const rotate = async () => {
    const input = { overlapHours: Number(hours) };
    const done = await run(async () => {
      const { data } = await rotateToken({ variables: { id, input } });
      if (data) onRotated(data.rotateToken.token);
    }, 'The token has no new secret');
    if (!done) return;
    onClose();
    await refresh(MyTokensDocument);
  };
  return (
    <FormDialog
      title={`New secret for ${name}?`}
      submitLabel="Rotate"
      busy={busy}
      busyLabel="Rotating..."
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        return rotate();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Its name, scopes and end stay the same. While both secrets work, you can change your programs without
        a gap.
      </Typography>
      <SelectField
        label="The old secret works"
        options={OVERLAPS}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
      />
    </FormDialog>
  );
}
