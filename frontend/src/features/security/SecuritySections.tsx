import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../components/mui/BusyButton';
import { PasswordField } from '../../components/mui/PasswordField';
import { SectionCard } from '../../components/mui/SectionCard';
import { ErrorState } from '../../components/plain/ErrorState';
import { Pill } from '../../components/plain/Pill';
import {
  MySessionsDocument,
  useChangePasswordMutation,
  useSecurityQuery,
  type SecurityQuery,
} from '../../generated/security';
import { postJson } from '../../lib/boot/post-json';
import { readError } from '../../lib/errors/read-error';
import { field, showFieldErrors } from '../../lib/form/field';
import type { Me } from '../../lib/session/useSession';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';
import { AuthenticatorRow, PasskeyRows } from './FactorRows';
import { RecoveryCodesDialog, RecoveryCodesRow } from './RecoveryCodes';
import { SessionsCard } from './SessionsCard';
import { TokensCard } from './tokens/TokensCard';
import { toastUnlessCanceled, useRefresh } from './useBusy';
import { useFactorActions } from './useFactorActions';
import { WebhooksCard } from './webhooks/WebhooksCard';

export function SecuritySections({ me: { email } }: { me: Pick<Me, 'email'> }) {
  const { data, error, refetch } = useSecurityQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState
        title="Couldn't load your security settings"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <SecuritySkeleton />
    );
  const { mySecurity } = data;
  return (
    <>
      {mySecurity.hasPassword ? <PasswordCard email={email} /> : <NoPasswordCard email={email} />}
      <TwoStepCard security={mySecurity} />
      <SessionsCard />
      <TokensCard />
      <WebhooksCard />
    </>
  );
}

const SecuritySkeleton = () => (
  <Card role="status" aria-label="Loading security settings" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
    <Skeleton width={180} height={28} />
    <Skeleton height={44} sx={{ mt: 1.5 }} />
    <Skeleton height={44} />
  </Card>
);

/** For members who sign in through an OpenID provider only. */
function NoPasswordCard({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async () => {
    setState('sending');
    try {
      await postJson('/api/password/forgot', { email });
      setState('sent');
    } catch (error) {
      toastError(error, 'The link was not sent', 'Please check your connection and try again.');
      setState('idle');
    }
  };
  return (
    <SectionCard
      title="Password"
      text="You sign in through another service, so your account has no password. Add one if you'd like to sign in with your email, too."
    >
      {state === 'sent' ? (
        <Typography role="status">
          We sent a link to {email}. Open it to set your password. It works once.
        </Typography>
      ) : (
        <BusyButton
          variant="outlined"
          busy={state === 'sending'}
          busyLabel="Sending..."
          onClick={() => void send()}
        >
          Email Me a Link
        </BusyButton>
      )}
    </SectionCard>
  );
}

const SETUP = 'Admins of this site need two-step sign-in. Set up an app or a passkey to open the admin area.';
const OFF = 'Protect your account with a second step after your password: a code from an app, or a passkey.';
const ON = 'After your password we ask for a code from your app, a passkey or a recovery code.';

function TwoStepCard({ security }: { security: SecurityQuery['mySecurity'] }) {
  const { hasSecondFactor, hasAuthenticator, passkeys, recoveryCodesLeft, setupRequired } = security;
  const actions = useFactorActions(setupRequired);
  return (
    <SectionCard
      id="two-step"
      title="Two-step sign-in"
      status={<Pill tone={hasSecondFactor ? 'primary' : 'neutral'}>{hasSecondFactor ? 'On' : 'Off'}</Pill>}
      text={setupRequired ? SETUP : hasSecondFactor ? ON : OFF}
    >
      <AuthenticatorRow isOn={hasAuthenticator} actions={actions} />
      <PasskeyRows passkeys={passkeys} actions={actions} />
      {hasSecondFactor && <RecoveryCodesRow left={recoveryCodesLeft} actions={actions} />}
      <RecoveryCodesDialog codes={actions.recoveryCodes} onSaved={actions.forgetRecoveryCodes} />
    </SectionCard>
  );
}

const TOO_SHORT = 'Enter at least 10 characters.';

function PasswordCard({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const refresh = useRefresh();
  const [changePassword, { loading }] = useChangePasswordMutation();

  const save = handleSubmit(async (input) => {
    try {
      await changePassword({ variables: { input } });
      reset();
      toast({ title: 'Password changed', description: "You're signed out everywhere else." });
      await refresh(MySessionsDocument);
    } catch (error) {
      if (!showFieldErrors(readError(error).fields, ['currentPassword', 'newPassword'], setError))
        toastUnlessCanceled(error, 'Your password was not changed');
    }
  });

  return (
    <SectionCard title="Password" text="Changing your password signs you out everywhere else.">
      <Box
        component="form"
        noValidate
        aria-label="Change password"
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {/* tells password managers which account this is */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...field(
              register('currentPassword', { required: 'Please enter your current password.' }),
              formState.errors.currentPassword,
            )}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            {...field(
              register('newPassword', {
                required: TOO_SHORT,
                minLength: { value: 10, message: TOO_SHORT },
              }),
              formState.errors.newPassword,
              'At least 10 characters',
            )}
          />
        </Box>
        <div>
          <BusyButton type="submit" variant="contained" busy={loading} busyLabel="Saving...">
            Change Password
          </BusyButton>
        </div>
      </Box>
    </SectionCard>
  );
}
