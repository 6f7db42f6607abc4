import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { SectionCard } from '../../components/mui/SectionCard';
import { ErrorState } from '../../components/plain/ErrorState';
import { useSecurityQuery } from '../../generated/security';
import { postJson } from '../../lib/boot/request';
import { toastError } from '../../lib/toast/toast-error';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';
import { TwoStepCard } from './TwoStepCard';

export function SecuritySections({ email }: { email: string }) {
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
