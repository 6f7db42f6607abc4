import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { postJson } from '../../lib/boot/post-json';
import { toastError } from '../../lib/toast/toast-error';
import { SectionCard } from '../../components/mui/SectionCard';

/** For members who sign in through an OpenID provider only. */
export function NoPasswordCard({ email }: { email: string }) {
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
