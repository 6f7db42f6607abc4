import Box from '@mui/material/Box';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { Pill } from '../../components/plain/Pill';
import { postJson } from '../../lib/boot/post-json';
import type { Me } from '../../lib/session/useSession';
import { toastError } from '../../lib/toast/toast-error';

/** What a confirmed address is good for. */
export const WHY_CONFIRM =
  'Mails about your contracts and your account reach you, and others see that your address is confirmed.';

/** Whether the member's email address is confirmed; if not, says why to confirm it, and sends the email with the link again. */
export function EmailStatus({ me: { email, emailVerified }, why = WHY_CONFIRM }: { me: Me; why?: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function sendAgain() {
    setState('sending');
    try {
      await postJson('/api/auth/email-confirmation', {});
      setState('sent');
    } catch (error) {
      setState('idle');
      toastError(error, 'Email not sent', 'There was a problem sending the email. Please try again.');
    }
  }

  if (emailVerified) return <Pill tone="primary">Email confirmed</Pill>;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Pill tone="amber">Email not confirmed</Pill>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        Open the link in the email we sent you. {why}
      </Box>
      <Box role="status" sx={{ fontSize: '0.875rem' }}>
        {state === 'sent' && `Check your inbox: we sent a new link to ${email}.`}
      </Box>
      {state !== 'sent' && (
        <BusyButton
          size="small"
          variant="outlined"
          busy={state === 'sending'}
          busyLabel="Sending..."
          onClick={() => void sendAgain()}
        >
          Send again
        </BusyButton>
      )}
    </Box>
  );
}
