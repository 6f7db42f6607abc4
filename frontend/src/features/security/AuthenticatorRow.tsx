import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { Pill } from '../../components/plain/Pill';
import type { AppKey } from './AuthenticatorDialog';
import { FactorRow } from './FactorRow';
import { useBusy } from './useBusy';
import type { FactorActions } from './useFactorActions';
import { lazyPart } from '../../lib/lazy-part';

// With the QR code's library, for members who set up an app.
const loadDialog = () => import('./AuthenticatorDialog');
const AuthenticatorDialog = lazyPart(() => loadDialog().then((module) => module.AuthenticatorDialog));

export function AuthenticatorRow({ isOn, actions }: { isOn: boolean; actions: FactorActions }) {
  const [appKey, setAppKey] = useState<AppKey | null>(null);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();

  const begin = () =>
    run(async () => {
      const [key] = await Promise.all([actions.beginApp(), loadDialog()]);
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
