import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { BusyButton } from '../../components/mui/BusyButton';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { Pill } from '../../components/plain/Pill';
import type { SecurityQuery } from '../../generated/security';
import { formatDay, timeAgoInText } from '../../lib/format/time';
import type { AppKey } from './AuthenticatorDialog';
import { useBusy } from './useBusy';
import type { FactorActions } from './useFactorActions';

interface FactorRowProps {
  title: string;
  status?: ReactNode;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

/** One kind of second factor and the button that changes it. */
export const FactorRow = ({ title, status, text, action, children }: FactorRowProps) => (
  <Box sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', '&:last-child': { pb: 0 } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {title}
          </Typography>
          {status}
        </Box>
        <Typography color="textSecondary" sx={{ fontSize: '0.9375rem', mt: 0.25 }}>
          {text}
        </Typography>
      </Box>
      {action}
    </Box>
    {children}
  </Box>
);

// With the QR code's library, for members who set up an app.
const loadAppDialog = () => import('./AuthenticatorDialog');
const AuthenticatorDialog = lazyPart(() => loadAppDialog().then((module) => module.AuthenticatorDialog));

export function AuthenticatorRow({ isOn, actions }: { isOn: boolean; actions: FactorActions }) {
  const [appKey, setAppKey] = useState<AppKey | null>(null);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();

  const begin = () =>
    run(async () => {
      const [key] = await Promise.all([actions.beginApp(), loadAppDialog()]);
      setAppKey(key);
    }, 'The setup did not start');
  const remove = () => run(actions.removeApp, 'Your app is still on').then(() => setAsking(false));

  return (
    <FactorRow
      title="Authenticator app"
      status={isOn && <Pill tone="primary">On</Pill>}
      text="An app on your phone shows a new six-digit code every 30 seconds."
      action={
        isOn ? (
          <Button
            variant="outlined"
            aria-label="Turn off the authenticator app"
            onClick={() => setAsking(true)}
          >
            Turn Off
          </Button>
        ) : (
          <BusyButton variant="outlined" busy={busy} onClick={() => void begin()}>
            Set Up App
          </BusyButton>
        )
      }
    >
      {appKey && (
        <Suspense>
          <AuthenticatorDialog
            appKey={appKey}
            onConfirm={actions.confirmApp}
            onClose={() => setAppKey(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        title="Turn off the authenticator app?"
        confirmLabel="Turn Off"
        destructive
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        Its codes stop working. If you have no passkey, you'll sign in with your password alone.
      </ConfirmDialog>
    </FactorRow>
  );
}

const loadPasskeyDialog = () => import('./PasskeyDialog');
const PasskeyDialog = lazyPart(() => loadPasskeyDialog().then((module) => module.PasskeyDialog));

type Passkey = SecurityQuery['mySecurity']['passkeys'][number];

export function PasskeyRows({ passkeys, actions }: { passkeys: Passkey[]; actions: FactorActions }) {
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { busy, run } = useBusy();
  const opening = useBusy();
  const add = () =>
    opening.run(() => loadPasskeyDialog().then(() => setAdding(true)), 'The setup did not start');
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
