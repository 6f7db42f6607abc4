import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { FactorRow } from './FactorRow';
import { useBusy } from './useBusy';
import type { FactorActions } from './useFactorActions';

export function RecoveryCodesRow({ left, actions }: { left: number; actions: FactorActions }) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();
  const replace = () => run(actions.newRecoveryCodes, 'You have no new codes').then(() => setAsking(false));
  return (
    <FactorRow
      title="Recovery codes"
      text={`${left === 1 ? '1 code is' : `${left} codes are`} left. Each signs you in once, in case you lose your phone or passkey.`}
      action={
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Get New Codes
        </Button>
      }
    >
      <ConfirmDialog
        open={asking}
        title="Get new recovery codes?"
        confirmLabel="Get New Codes"
        busy={busy}
        onConfirm={() => void replace()}
        onClose={() => setAsking(false)}
      >
        You get ten new codes. The codes you have now stop working.
      </ConfirmDialog>
    </FactorRow>
  );
}
