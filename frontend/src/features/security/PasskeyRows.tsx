import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import type { SecurityQuery } from '../../generated/security';
import { formatDay, timeAgoInText } from '../../lib/format/time';
import { FactorRow } from './FactorRow';
import { useBusy } from './useBusy';
import type { FactorActions } from './useFactorActions';
import { lazyPart } from '../../lib/lazy-part';

const loadDialog = () => import('./PasskeyDialog');
const PasskeyDialog = lazyPart(() => loadDialog().then((module) => module.PasskeyDialog));

type Passkey = SecurityQuery['mySecurity']['passkeys'][number];

interface PasskeyRowsProps {
  passkeys: Passkey[];
  actions: FactorActions;
}

export function PasskeyRows({ passkeys, actions }: PasskeyRowsProps) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { busy, run } = useBusy();
  const opening = useBusy();
  const add = () => opening.run(() => loadDialog().then(() => setAdding(true)), 'The setup did not start');
  const remove = (id: string) =>
    run(() => actions.removePasskey(id), 'The passkey was not removed').then(() => setRemoving(null));

  return (
    <FactorRow
      title="Passkeys"
      text="Use your fingerprint, face, screen lock or security key. A fake site can't steal it."
      action={
        <BusyButton variant="outlined" busy={opening.busy} onClick={() => void add()}>
          Add Passkey
        </BusyButton>
      }
    >
      {passkeys.length > 0 && (
        <Box component="ul" aria-label="Passkeys" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
          {passkeys.map((passkey) => (
            <Box
              component="li"
              key={passkey.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{passkey.name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  Added {formatDay(passkey.createdAt)} ·{' '}
                  {passkey.lastUsedAt ? `Last used ${timeAgoInText(passkey.lastUsedAt)}` : 'Not used yet'}
                </Box>
              </Box>
              <Button
                aria-label={`Remove ${passkey.name}`}
                variant="outlined"
                color="error"
                onClick={() => setRemoving(passkey)}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {adding && (
        <Suspense>
          <PasskeyDialog onAdd={actions.addPasskey} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={Boolean(removing)}
        title="Remove this passkey?"
        confirmLabel="Remove"
        destructive
        busy={busy}
        onConfirm={() => void (removing && remove(removing.id))}
        onClose={() => setRemoving(null)}
      >
        You can no longer sign in with “{removing?.name}”. If it is your last second step, signing in takes
        your password alone.
      </ConfirmDialog>
    </FactorRow>
  );
}
